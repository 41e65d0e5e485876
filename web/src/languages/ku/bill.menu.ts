export const translations = {
  screens: {
    bill: 'حسابی \u2066#{{id}}\u2069',
  },
}
