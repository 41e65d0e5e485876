/** What menus and settings say before the screens are there. */
export const words = {
  screens: { trays: 'Trays' },
  sounds: { trayInRoom: 'A tray has been in a room for long' },
} as const
