export const translations = {
  finding: {
    number: 'Oda zote: {{number}}',
    guest: 'Oda zote za mgeni “{{name}}”',
  },
}
