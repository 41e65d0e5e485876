export const translations = {
  screens: {
    overview: 'Panoramica',
  },
}
