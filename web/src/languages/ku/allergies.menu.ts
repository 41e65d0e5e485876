export const translations = {
  screens: {
    allergyWords: 'وشەکانی هەستیاری',
  },
  help: {
    words: 'ئەو وشانەی میوانەکانت هەستیارییان پێ دەردەبڕن، جگە لەوانەی Brigade دەیانزانێت.',
  },
}
