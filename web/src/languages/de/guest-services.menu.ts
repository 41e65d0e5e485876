/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { services: 'Gästeservice', service: 'Gästeservice', sort: 'Gästeservice sortieren' },
  help: { services: 'Was Gäste anfragen können: Namen, Tage und Zeiten, und wer eine Meldung erhält.' },
}
