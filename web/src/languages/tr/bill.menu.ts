export const translations = {
  screens: {
    bill: 'Adisyon #{{id}}',
  },
}
