export const translations = {
  screens: {
    insights: 'Analisi',
  },
}
