export const translations = {
  screens: { marketing: 'Marketing', sort: 'Angebote sortieren' },
  help: { marketing: 'Angebote: was sie bieten, wann, zu welchen Preisen und was Gäste sehen.' },
}
