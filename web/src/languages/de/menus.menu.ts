export const translations = {
  screens: { board: 'Speisekarte', bulkOperations: 'Sammelaktionen' },
  help: { board: 'Karten, Kategorien, Artikel und ihre Preise.' },
}
