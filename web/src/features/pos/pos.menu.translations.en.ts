/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  sounds: { posFailed: 'Order not at the POS' },
  screens: { pos: 'POS' },
} as const
