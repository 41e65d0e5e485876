export const translations = {
  screens: {
    forms: 'Formulaires de carte',
    form: 'Formulaire de carte',
    question: 'Question du formulaire',
    preview: 'Aperçu',
    sortQuestions: 'Trier les questions',
    sortAdditional: 'Trier les articles en plus',
    queue: 'Précommandes',
    preOrder: 'Précommande',
    sheet: 'Feuille d’un créneau',
  },
  help: { forms: 'Fiches petit-déjeuner et autres formulaires pour commander à l’avance.' },
}
