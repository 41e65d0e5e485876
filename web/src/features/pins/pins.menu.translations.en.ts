/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { devices: 'Shared devices', who: 'Who is it?' },
  help: { devices: 'Tablets that several people use: each person changes on them with a PIN.' },
  switchPerson: 'Switch person',
  switchQuestion: 'Switch person now?',
  switchUnsaved: 'Something on this screen is not saved.',
} as const
