"""Names that pupils, or their friends, might type."""

NAMES = (
    "=1+1", "+34 600", "-5", "@SUM(A1:A9)", "\tAna", "\r=2", "\n=3", " =4", "\N{FULLWIDTH EQUALS SIGN}1+1", "\N{MINUS SIGN}7",
    "=cmd|' /C calc'!A0", '=HYPERLINK("https://example.org")', "https://example.org", "mailto:a@b.c", "'=5", "'Ana", "''",
    "1/2", "22.5", "007", "1E5", "{=1+1}", "{coins}", "<b>Bob</b>", "<r><t>x</t></r>", "<r>", "&amp;", "_x0041_", "a;b,c",
    'a"b', "two\nlines",
    "\N{HEBREW LETTER LAMED}\N{HEBREW LETTER YOD}\N{HEBREW LETTER ALEF}", "\N{RIGHT-TO-LEFT OVERRIDE}moc.live",
    "\N{ARABIC LETTER SEEN}" * 30,
    "\N{ZERO WIDTH SPACE}=6", "\N{FAMILY}\N{ZERO WIDTH JOINER}\N{HEART WITH ARROW}", "Zoë Ñandú",
    "x" * 1000, "=" * 1000,
)
