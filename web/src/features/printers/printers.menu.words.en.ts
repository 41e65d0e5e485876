/** What menus and narrow headers say before the screens are there. */
export const words = {
  sounds: { printFailed: 'Something was not printed' },
  screens: { printers: 'Printers', prints: 'Prints' },
} as const
