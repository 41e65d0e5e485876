export const translations = {
  title: 'ڕاگرتنی داواکاری',
  notPaused: 'ڕانەگیراوە',
  line: {
    title: 'داواکاریی ڕاگیراو',
    venue: 'داواکاری ڕاگیراوە تا \u2068{{time}}\u2069.',
    venueOpen: 'داواکاری ڕاگیراوە.',
    menu: '\u2068{{menu}}\u2069 ڕاگیراوە تا \u2068{{time}}\u2069.',
    menuOpen: '\u2068{{menu}}\u2069 ڕاگیراوە.',
    venueAt: '\u2068{{venue}}\u2069 ڕاگیراوە تا \u2068{{time}}\u2069.',
    venueAtOpen: '\u2068{{venue}}\u2069 ڕاگیراوە.',
    menuAt: '\u2068{{menu}}\u2069 (\u2068{{venue}}\u2069) ڕاگیراوە تا \u2068{{time}}\u2069.',
    menuAtOpen: '\u2068{{menu}}\u2069 (\u2068{{venue}}\u2069) ڕاگیراوە.',
    resume: 'دەستپێکردنەوە',
    resumeOf: 'دەستپێکردنەوە: \u2068{{text}}\u2069',
    show: 'پیشاندان',
  },
  help: {
    pause: 'داواکاریی میوان بۆ 15، 30 یان 60 خولەک ڕابگرە، یان تا کارمەندان دەستی پێدەکەنەوە.',
  },
}
