/** Translations for menus and settings before the screens have loaded. */
export const translations = {
  screens: { codes: 'QR codes', stickers: 'Tray QRs', round: 'Collection round' },
  sounds: { trayInRoom: 'Tray left in room' },
} as const
