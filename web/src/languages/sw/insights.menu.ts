export const translations = {
  screens: {
    insights: 'Uchambuzi',
  },
}
