export const translations = {
  screens: {
    overview: 'Synthèse',
  },
}
