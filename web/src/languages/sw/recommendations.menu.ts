/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'Mapendekezo',
    sortMain: 'Panga machaguo makuu',
    sortSub: 'Panga machaguo madogo',
  },
  help: {
    recommendations: 'Wageni huulizwa nini, nini hupendekezwa kwa kila jibu na nini huendana.',
  },
  jobs: {
    countOrders: 'Kuhesabu kinachoagizwa pamoja',
  },
}
