export const words = {
  title: {
    staffAccess: 'Passphrase of the staff screen',
    menuEdit: 'Passphrase of the menu',
    categoryMove: 'Passphrase for moving a category',
  },
  hint: 'It lets you through for five minutes.',
  field: 'Passphrase',
  missing: 'Enter the passphrase.',
  submit: 'Continue',
  locked: 'Too many wrong tries. You can try again in {{seconds}} s.',
  wrong: 'Wrong Passphrase!',
  notSet: 'This venue has no passphrase for this yet. An admin can set one.',
  settings: {
    title: 'Passphrases',
    of: 'Passphrases of {{venue}}',
    hint: 'Only what you fill in is changed. A changed passphrase closes its gate to everybody who had opened it.',
    isSet: 'It is set. Nobody can read it.',
    isNotSet: 'It is not set: nobody but those who need none gets through.',
    unchanged: 'Unchanged',
    none: 'None yet',
    showOf: 'Show: {{name}}',
    blank: 'A passphrase must not be blank.',
    tooShort: 'At least four characters.',
    save: 'Save',
    said: 'The passphrases were set.',
  },
  notGiven: 'Nothing was changed: this needs the passphrase.',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    passphrases: typeof words
  }
}
