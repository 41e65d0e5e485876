/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { marketing: 'Masoko', sort: 'Panga promosheni' },
  help: { marketing: 'Promosheni: zinatoa nini, lini, kwa bei gani, na wageni wanaona nini.' },
}
