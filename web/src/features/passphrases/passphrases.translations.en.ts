import { translations as menuTranslations } from '#features/passphrases/passphrases.menu.translations.en.ts'
import { passphraseErrors } from '@brigade/domain/passphrases/passphrases.errors.ts'

export const translations = {
  ...menuTranslations,
  title: {
    staffAccess: 'Staff passphrase',
    menuEdit: 'Menu passphrase',
    categoryMove: 'Category move passphrase',
  },
  hint: 'Valid for five minutes.',
  field: 'Passphrase',
  missing: 'Enter the passphrase.',
  submit: 'Continue',
  locked: 'Too many attempts. Try again in {{seconds}} s.',
  wrong: passphraseErrors.wrongPassphrase,
  notSet: passphraseErrors.passphraseNotSet,
  settings: {
    title: 'Passphrases',
    of: 'Passphrases of {{venue}}',
    hint: 'Leave blank to keep. Changing a passphrase ends everyone’s current access.',
    isSet: 'Set. It can’t be read back.',
    isNotSet: 'Not set. Only exempt roles have access.',
    unchanged: 'Unchanged',
    none: 'None yet',
    showOf: 'Show: {{name}}',
    blank: 'A passphrase can’t be blank.',
    tooShort: 'Use at least four characters.',
    save: 'Save',
    said: 'Passphrases saved.',
  },
  notGiven: 'Nothing was changed. Enter the passphrase first.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    passphrases: typeof translations
  }
}
