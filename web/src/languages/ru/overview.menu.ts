export const translations = {
  screens: {
    overview: 'Обзор',
  },
}
