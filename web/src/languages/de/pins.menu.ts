/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { devices: 'Geteilte Geräte', who: 'Wer ist da?' },
  help: { devices: 'Tablets, die mehrere nutzen: der Wechsel geht mit PIN.' },
  switchPerson: 'Person wechseln',
  switchQuestion: 'Jetzt die Person wechseln?',
  switchUnsaved: 'Auf dieser Ansicht ist etwas nicht gespeichert.',
}
