import { translations as menuTranslations } from './allergies.menu.ts'

export const translations = {
  ...menuTranslations,
  edit: 'دەستکاری',
  hint: 'تێبینییەکی ئەم وشانەی تێدا بێت لە شاشە و تیکێتی مەتبەخدا وەک هەستیاری دیاری دەکرێت.',
  known: 'Brigade وشە باوەکان بە نۆ زمان دەزانێت، وەک «هەستیاری»، «سیلیاک» و «بێ چەرەسات». تەنها وشەی نەبوو زیاد بکە.',
  list: 'وشەکانی ئەم شوێنە',
  empty: 'هیچ وشەیەک زیاد نەکراوە.',
  emptyText: 'تەنها ئەو وشانەی Brigade دەیانزانێت تێبینی دیاری دەکەن.',
  field: 'وشەکان',
  fieldHint: 'لە هەر دێڕێکدا یەک وشە. «شیر» هەروەها «شیرەمەنی» دەگرێتەوە.',
  from: 'گۆڕانکارییەکان دەستبەجێ کاردەکەن، بۆ داواکارییە کراوەکانیش.',
  saved: 'وشەکانی هەستیاری پاشەکەوت کران.',
  problems: {
    allergyWordEmpty: '«\u2068{{word}}\u2069»: لانی کەم {{least}} پیت بنووسە.',
    allergyWordTooLong: '«\u2068{{word}}\u2069»: لانی زۆر {{most}} پیت بنووسە.',
    allergyWordTwice: '«\u2068{{word}}\u2069» پێشتر لە لیستەکەدایە.',
    allergyWordsTooMany: 'لانی زۆر {{most}} وشە بنووسە. ئێستا {{count}} وشەیە.',
  },
}
