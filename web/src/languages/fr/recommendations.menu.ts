/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'Recommandations',
    sortMain: 'Trier les options principales',
    sortSub: 'Trier les sous-options',
  },
  help: {
    recommendations: 'Ce qu’on demande aux clients, ce qu’on propose pour chaque réponse et ce qui va ensemble.',
  },
  jobs: {
    countOrders: 'Compter ce qui est commandé ensemble',
  },
}
