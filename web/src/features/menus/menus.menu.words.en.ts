export const words = {
  screens: { board: 'Menu', bulkOperations: 'Bulk Operations' },
} as const
