"""The proofs, folder by folder as the code lies."""
