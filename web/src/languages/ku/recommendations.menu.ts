/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'پێشنیارەکان',
    sortMain: 'ڕیزکردنی هەڵبژاردە سەرەکییەکان',
    sortSub: 'ڕیزکردنی هەڵبژاردە لاوەکییەکان',
  },
  help: {
    recommendations: 'چی لە میوان دەپرسرێت، بۆ هەر وەڵامێک چی پێشنیار دەکرێت و چی لەگەڵ چی دەگونجێت.',
  },
  jobs: {
    countOrders: 'ژماردنی ئەوەی پێکەوە داوا دەکرێت',
  },
}
