export const translations = {
  screens: { formats: 'Excel-Vorlagen', imports: 'Importe' },
  help: {
    formats: 'Vorlagen für den Import von Karten, Kategorien, Artikeln, Extras und Optionen.',
    imports: 'Tabellen, die in die Speisekarte importiert wurden, und ihr Rückgängigmachen.',
  },
}
