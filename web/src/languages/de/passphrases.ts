import { translations as menuTranslations } from './passphrases.menu.ts'

export const translations = {
  ...menuTranslations,
  title: {
    staffAccess: 'Personal-Codewort',
    menuEdit: 'Karten-Codewort',
    categoryMove: 'Codewort zum Verschieben',
  },
  hint: 'Gilt fünf Minuten.',
  field: 'Codewort',
  missing: 'Codewort eingeben.',
  submit: 'Weiter',
  locked: 'Zu viele Versuche. In {{seconds}} s erneut versuchen.',
  wrong: 'Falsches Codewort!',
  notSet: 'Dieser Betrieb hat dafür noch kein Codewort. Ein Admin kann eines festlegen.',
  settings: {
    title: 'Codewörter',
    of: 'Codewörter von {{venue}}',
    hint: 'Leer lassen, um es zu behalten. Ein neues Codewort beendet alle laufenden Zugänge.',
    isSet: 'Festgelegt. Es lässt sich nicht auslesen.',
    isNotSet: 'Nicht festgelegt. Nur befreite Rollen haben Zugang.',
    unchanged: 'Unverändert',
    none: 'Noch keines',
    showOf: 'Zeigen: {{name}}',
    blank: 'Ein Codewort darf nicht leer sein.',
    tooShort: 'Mindestens vier Zeichen.',
    save: 'Speichern',
    said: 'Codewörter gespeichert.',
  },
  notGiven: 'Nichts wurde geändert. Erst das Codewort eingeben.',
}
