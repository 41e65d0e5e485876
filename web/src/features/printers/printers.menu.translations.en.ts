/** Translations for menus and narrow headers before the screens have loaded. */
export const translations = {
  sounds: { printFailed: 'Print failed' },
  screens: { printers: 'Printers', prints: 'Print jobs' },
  help: { printers: 'Network printers for tickets and receipts, and what each one prints.' },
} as const
