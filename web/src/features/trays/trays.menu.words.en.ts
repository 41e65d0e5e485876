/** What menus and settings say before the screens are there. */
export const words = {
  screens: { codes: 'QR codes', stickers: 'Tray QRs', round: 'Pick-up round' },
  sounds: { trayInRoom: 'A tray has been in a room for long' },
} as const
