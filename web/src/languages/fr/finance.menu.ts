export const translations = {
  screens: {
    finance: 'Comptabilité',
  },
}
