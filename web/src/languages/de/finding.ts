export const translations = {
  finding: { number: 'Alle Bestellungen: {{number}}', guest: 'Alle Bestellungen von „{{name}}“' },
}
