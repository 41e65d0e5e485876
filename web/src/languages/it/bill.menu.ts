export const translations = {
  screens: {
    bill: 'Conto #{{id}}',
  },
}
