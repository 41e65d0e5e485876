/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { audit: 'Audit log' },
  help: { audit: 'Every change of venues, people, prices and money: who made it, when and from which address.' },
} as const
