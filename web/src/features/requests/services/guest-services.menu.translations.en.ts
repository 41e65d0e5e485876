/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: { services: 'Guest Services', service: 'Guest service', sort: 'Sort guest services' },
  help: { services: 'What guests can request: names, days and hours, and who is alerted.' },
} as const
