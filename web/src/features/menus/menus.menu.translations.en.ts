export const translations = {
  screens: { board: 'Menu', bulkOperations: 'Bulk Operations' },
} as const
