export const translations = {
  finding: {
    number: 'Tüm siparişler: {{number}}',
    guest: 'Misafirin tüm siparişleri: “{{name}}”',
  },
}
