export const translations = {
  screens: {
    finance: 'دارایی',
  },
}
