/** What menus and narrow headers call the screens. */
export const words = {
  screens: { jobs: 'Jobs' },
} as const
