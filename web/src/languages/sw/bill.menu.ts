export const translations = {
  screens: {
    bill: 'Bili #{{id}}',
  },
}
