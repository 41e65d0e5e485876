/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'Empfehlungen',
    sortMain: 'Hauptoptionen sortieren',
    sortSub: 'Unteroptionen sortieren',
  },
  help: {
    recommendations: 'Was Gäste gefragt werden, was zu jeder Antwort empfohlen wird und was zusammenpasst.',
  },
  jobs: {
    countOrders: 'Zählen, was zusammen bestellt wird',
  },
}
