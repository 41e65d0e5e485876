export const translations = {
  screens: {
    settings: 'Réglages des plateaux',
    codes: 'Codes QR',
    stickers: 'QR des plateaux',
    round: 'Tournée',
  },
  sounds: {
    trayInRoom: 'Plateau resté en chambre',
  },
  help: {
    settings: 'Suivre les plateaux en chambre et les rappeler au personnel.',
    codes: 'Imprimer et remplacer les codes QR des tables, chambres et plateaux.',
  },
}
