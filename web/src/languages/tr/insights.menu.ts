export const translations = {
  screens: {
    insights: 'Analiz',
  },
}
