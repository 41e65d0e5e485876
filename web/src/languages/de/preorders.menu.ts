export const translations = {
  screens: {
    forms: 'Kartenformulare',
    form: 'Kartenformular',
    question: 'Frage',
    preview: 'Vorschau',
    sortQuestions: 'Fragen sortieren',
    sortAdditional: 'Zusatzartikel sortieren',
    queue: 'Vorbestellungen',
    preOrder: 'Vorbestellung',
    sheet: 'Liste eines Zeitfensters',
  },
  help: { forms: 'Frühstückskarten und andere Formulare, auf denen Gäste für später bestellen.' },
}
