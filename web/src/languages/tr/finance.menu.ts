export const translations = {
  screens: {
    finance: 'Finans',
  },
}
