import { translations as menuTranslations } from './pausing.menu.ts'

export const translations = {
  ...menuTranslations,
  jobs: {
    endPauses: 'کۆتایی ڕاگرتنی داواکاری',
  },
  hint: 'تا ڕاگرتنەکە کۆتایی دێت میوان ناتوانێت داوا بکات. کارمەندان هەر دەتوانن داواکاری بنێرن.',
  venue: 'هەموو شوێنەکە',
  menus: 'یەک مێنیو',
  noMenus: 'ئەم شوێنە مێنیوی نییە.',
  for: {
    quarter: '15 خولەک',
    half: '30 خولەک',
    hour: '60 خولەک',
    open: 'تا دەستپێکردنەوە',
  },
  forOf: 'ڕاگرتنی \u2068{{name}}\u2069: {{span}}',
  by: 'ڕاگیراوە لەلایەن \u2068{{who}}\u2069، \u2068{{time}}\u2069',
}
