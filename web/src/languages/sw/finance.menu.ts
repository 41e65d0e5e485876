export const translations = {
  screens: {
    finance: 'Fedha',
  },
}
