export const translations = {
  screens: {
    finance: 'Contabilità',
  },
}
