/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { mailing: 'Kampeni za barua', contacts: 'Waasiliani', one: 'Kampeni ya barua' },
  help: { mailing: 'Barua pepe kwa wageni waliokubali: waasiliani, ujumbe kwa lugha zao, na zilizotumwa.' },
}
