export const translations = {
  screens: {
    apiKeys: 'Chiavi API',
  },
  help: {
    apiKeys:
      'Chiavi di altri sistemi, come una cassa o un’app per gli ospiti: cosa può fare ciascuna e quando è stata usata l’ultima volta.',
  },
}
