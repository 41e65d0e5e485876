export const translations = {
  screens: {
    categories: 'Catégories',
    items: 'Articles',
    item: 'Article',
    groups: 'Groupes d’options',
    shared: 'Choix partagés',
    sort: {
      menus: 'Trier les cartes',
      categories: 'Trier les catégories',
      items: 'Trier les articles',
      sides: 'Trier les suppléments',
      modifiers: 'Trier les groupes d’options',
    },
  },
}
