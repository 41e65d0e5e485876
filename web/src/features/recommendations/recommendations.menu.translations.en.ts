/** Translations of the names of the screens in menus and narrow headers, and of the job. */
export const translations = {
  screens: {
    recommendations: 'Recommendations',
    sortMain: 'Sort main options',
    sortSub: 'Sort sub options',
  },
  help: { recommendations: 'What guests are asked, what is proposed for each answer, and what goes together.' },
  jobs: { countOrders: 'Count what is ordered together' },
} as const
