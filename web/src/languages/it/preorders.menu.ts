/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    forms: 'Moduli menu',
    form: 'Modulo menu',
    question: 'Domanda',
    preview: 'Anteprima',
    sortQuestions: 'Riordina domande',
    sortAdditional: 'Riordina extra',
    queue: 'Coda preordini',
    preOrder: 'Preordine',
    sheet: 'Foglio di una fascia',
  },
  help: { forms: 'Schede colazione e altri moduli con cui gli ospiti ordinano per più tardi.' },
}
