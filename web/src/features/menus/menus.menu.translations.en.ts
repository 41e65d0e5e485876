export const translations = {
  screens: { board: 'Menu', bulkOperations: 'Bulk Operations' },
  help: { board: 'Menus, categories, items and their prices.' },
} as const
