export const translations = {
  finding: { number: 'كل الطلبات: {{number}}', guest: 'كل طلبات الضيف «{{name}}»' },
}
