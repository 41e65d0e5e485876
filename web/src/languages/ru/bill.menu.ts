export const translations = {
  screens: {
    bill: 'Счёт #{{id}}',
  },
}
