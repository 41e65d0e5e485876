/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { marketing: 'Marketing', sort: 'Sort promotions' },
  help: { marketing: 'Promotions: what they offer, when, at which prices, and what guests see.' },
} as const
