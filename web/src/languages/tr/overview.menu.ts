export const translations = {
  screens: {
    overview: 'Genel bakış',
  },
}
