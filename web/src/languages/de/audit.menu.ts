/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { audit: 'Prüfprotokoll' },
  help: {
    audit: 'Jede Änderung an Betrieben, Personen, Preisen und Geld: von wem, wann und von welcher Adresse.',
  },
}
