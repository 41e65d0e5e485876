export const translations = {
  screens: {
    insights: 'Аналитика',
  },
}
