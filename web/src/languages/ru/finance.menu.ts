export const translations = {
  screens: {
    finance: 'Финансы',
  },
}
