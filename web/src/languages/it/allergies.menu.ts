export const translations = {
  screens: {
    allergyWords: 'Parole di allergia',
  },
  help: {
    words: 'Parole con cui gli ospiti segnalano un’allergia, oltre a quelle note a Brigade.',
  },
}
