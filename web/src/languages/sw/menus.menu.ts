export const translations = {
  screens: {
    board: 'Menyu',
    bulkOperations: 'Kazi za wingi',
  },
  help: {
    board: 'Menyu, kategoria, bidhaa na bei zake.',
  },
}
