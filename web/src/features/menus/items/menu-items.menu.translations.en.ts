export const translations = {
  screens: {
    categories: 'Categories',
    items: 'Items',
    item: 'Item',
    groups: 'Modifier groups',
    shared: 'Shared choices',
    sort: {
      menus: 'Sort menus',
      categories: 'Sort categories',
      items: 'Sort items',
      sides: 'Sort sides',
      modifiers: 'Sort modifier groups',
    },
  },
} as const
