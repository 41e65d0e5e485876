/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { mailing: 'Mailings', contacts: 'Contacts', one: 'Mailing' },
  help: { mailing: 'Mails to guests who agreed: contacts, messages in their languages, and what was sent.' },
} as const
