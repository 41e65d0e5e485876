export const translations = {
  screens: {
    devices: 'ئامێرە هاوبەشەکان',
    who: 'کێیە؟',
  },
  help: {
    devices: 'ئەو تابلێتانەی چەند کەسێک بەکاریان دەهێنن: هەرکەسە بە PINـی خۆی دەچێتە سەریان.',
  },
  switchPerson: 'گۆڕینی کەس',
  switchQuestion: 'ئێستا کەسەکە بگۆڕدرێت؟',
  switchUnsaved: 'شتێک لەسەر ئەم شاشەیە پاشەکەوت نەکراوە.',
}
