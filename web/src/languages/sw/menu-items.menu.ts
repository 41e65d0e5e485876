export const translations = {
  screens: {
    categories: 'Kategoria',
    items: 'Bidhaa',
    item: 'Bidhaa',
    groups: 'Makundi ya machaguo',
    shared: 'Machaguo ya pamoja',
    sort: {
      menus: 'Panga menyu',
      categories: 'Panga kategoria',
      items: 'Panga bidhaa',
      sides: 'Panga nyongeza',
      modifiers: 'Panga makundi ya machaguo',
    },
  },
}
