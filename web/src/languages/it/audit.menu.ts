export const translations = {
  screens: {
    audit: 'Registro di controllo',
  },
  help: {
    audit: 'Ogni modifica a strutture, persone, prezzi e denaro: chi, quando e da quale indirizzo.',
  },
}
