/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    staff: 'Staff',
    credentials: 'Super managers',
    credentialsInMenu: 'Credentials (S.Manager)',
    link: 'Choose a password',
  },
} as const
