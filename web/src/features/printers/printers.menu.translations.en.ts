/** Translations for menus and narrow headers before the screens have loaded. */
export const translations = {
  sounds: { printFailed: 'Print failed' },
  screens: { printers: 'Printers', prints: 'Print jobs' },
} as const
