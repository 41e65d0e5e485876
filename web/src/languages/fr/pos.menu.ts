export const translations = {
  sounds: {
    posFailed: 'Commande absente de la caisse',
  },
  screens: {
    pos: 'Caisse',
  },
  help: {
    pos: 'Adresses de la caisse, numéros de paiement et envoi automatique.',
  },
}
