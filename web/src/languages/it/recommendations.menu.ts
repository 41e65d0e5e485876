/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'Consigli',
    sortMain: 'Riordina opzioni principali',
    sortSub: 'Riordina sotto-opzioni',
  },
  help: {
    recommendations:
      'Che cosa si chiede agli ospiti, che cosa si propone per ogni risposta e che cosa sta bene insieme.',
  },
  jobs: {
    countOrders: 'Contare che cosa si ordina insieme',
  },
}
