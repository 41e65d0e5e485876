export const translations = {
  finding: {
    number: 'Tutti gli ordini: {{number}}',
    guest: 'Tutti gli ordini dell’ospite “{{name}}”',
  },
}
