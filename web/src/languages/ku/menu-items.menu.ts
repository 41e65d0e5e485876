export const translations = {
  screens: {
    categories: 'پۆلەکان',
    items: 'بڕگەکان',
    item: 'بڕگە',
    groups: 'گرووپەکانی هەڵبژاردە',
    shared: 'هەڵبژاردە هاوبەشەکان',
    sort: {
      menus: 'ڕیزکردنی مێنیو',
      categories: 'ڕیزکردنی پۆل',
      items: 'ڕیزکردنی بڕگە',
      sides: 'ڕیزکردنی لاوەکی',
      modifiers: 'ڕیزکردنی گرووپی هەڵبژاردە',
    },
  },
}
