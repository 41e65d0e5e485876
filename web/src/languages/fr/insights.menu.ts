export const translations = {
  screens: {
    insights: 'Statistiques',
  },
}
