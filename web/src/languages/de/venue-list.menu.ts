/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { list: 'Hotels', create: 'Neuer Betrieb', venue: 'Betrieb' },
}
