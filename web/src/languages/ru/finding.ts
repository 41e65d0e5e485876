export const translations = {
  finding: {
    number: 'Все заказы: {{number}}',
    guest: 'Все заказы гостя «{{name}}»',
  },
}
