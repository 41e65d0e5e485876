export const translations = {
  screens: {
    settings: 'Impostazioni vassoi',
    codes: 'Codici QR',
    stickers: 'QR vassoi',
    round: 'Giro di ritiro',
  },
  sounds: {
    trayInRoom: 'Vassoio rimasto in camera',
  },
  help: {
    settings: 'Segui i vassoi nelle camere e avvisa il personale.',
    codes: 'Stampa e sostituisci i codici QR di tavoli, camere e vassoi.',
  },
}
