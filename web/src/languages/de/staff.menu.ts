/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    staff: 'Personal',
    credentials: 'Gesamtleitungen',
    credentialsInMenu: 'Zugänge (Gesamtleitung)',
    link: 'Passwort wählen',
  },
}
