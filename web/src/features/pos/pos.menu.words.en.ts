/** What menus and narrow headers call the screens. */
export const words = {
  screens: { pos: 'Point of sale' },
} as const
