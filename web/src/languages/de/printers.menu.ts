/** Translations for menus and narrow headers before the screens have loaded. */
export const translations = {
  sounds: { printFailed: 'Druck gescheitert' },
  screens: { printers: 'Drucker', prints: 'Druckaufträge' },
  help: { printers: 'Netzwerkdrucker für Bons und Belege, und was jeder druckt.' },
}
