export const translations = {
  screens: {
    bill: 'Addition #{{id}}',
  },
}
