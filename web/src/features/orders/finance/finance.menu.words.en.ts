/** What menus and narrow headers call the screen. */
export const words = { screens: { finance: 'Finance' } } as const
