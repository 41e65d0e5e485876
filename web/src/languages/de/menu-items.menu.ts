export const translations = {
  screens: {
    categories: 'Kategorien',
    items: 'Artikel',
    item: 'Artikel',
    groups: 'Optionsgruppen',
    shared: 'Gemeinsame Auswahl',
    sort: {
      menus: 'Karten sortieren',
      categories: 'Kategorien sortieren',
      items: 'Artikel sortieren',
      sides: 'Extras sortieren',
      modifiers: 'Optionsgruppen sortieren',
    },
  },
}
