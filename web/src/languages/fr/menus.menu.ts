export const translations = {
  screens: {
    board: 'Carte',
    bulkOperations: 'Imports en masse',
  },
  help: {
    board: 'Cartes, catégories, articles et leurs prix.',
  },
}
