/** Translations for menus and settings before the screens have loaded. */
export const translations = {
  screens: {
    settings: 'Tablett-Einstellungen',
    codes: 'QR-Codes',
    stickers: 'Tablett-QR',
    round: 'Abholrunde',
  },
  sounds: { trayInRoom: 'Tablett noch im Zimmer' },
  help: {
    settings: 'Tabletts in Zimmern verfolgen und das Personal daran erinnern.',
    codes: 'QR-Codes auf Tischen, Zimmern und Tabletts drucken und ersetzen.',
  },
}
