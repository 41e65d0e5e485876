/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  sounds: { posFailed: 'Order not at the POS' },
  screens: { pos: 'POS' },
  help: { pos: 'Addresses of the point of sale, payment numbers and automatic posting.' },
} as const
