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
  notGiven: 'Nothing was changed: this needs the passphrase.',
}
