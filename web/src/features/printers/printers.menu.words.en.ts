/** What menus and narrow headers say before the screens are there. */
export const words = {
  screens: { printers: 'Printers', prints: 'Prints' },
} as const
