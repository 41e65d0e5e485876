export const translations = {
  screens: {
    board: 'Menu',
    bulkOperations: 'Operazioni in blocco',
  },
  help: {
    board: 'Menu, categorie, articoli e relativi prezzi.',
  },
}
