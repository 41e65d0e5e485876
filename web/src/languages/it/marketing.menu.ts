/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { marketing: 'Marketing', sort: 'Riordina promozioni' },
  help: { marketing: 'Promozioni: cosa offrono, quando, a quali prezzi e cosa vedono gli ospiti.' },
}
