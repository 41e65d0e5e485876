/** What menus and narrow headers call the screens. */
export const words = {
  sounds: { posFailed: 'Order not at the POS' },
  screens: { pos: 'Point of sale' },
} as const
