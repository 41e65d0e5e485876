/** Translations for menus and settings before the screens have loaded. */
export const translations = {
  screens: {
    settings: 'Tray settings',
    codes: 'QR codes',
    stickers: 'Tray QRs',
    round: 'Collection round',
  },
  sounds: { trayInRoom: 'Tray left in room' },
  help: {
    settings: 'Follow trays in rooms and remind staff of them.',
    codes: 'Print and replace the QR codes on tables, rooms and trays.',
  },
} as const
