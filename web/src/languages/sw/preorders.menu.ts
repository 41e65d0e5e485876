/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    forms: 'Fomu za menyu',
    form: 'Fomu ya menyu',
    question: 'Swali',
    preview: 'Onyesho',
    sortQuestions: 'Panga maswali',
    sortAdditional: 'Panga bidhaa za ziada',
    queue: 'Foleni ya mapema',
    preOrder: 'Oda ya mapema',
    sheet: 'Karatasi ya kipindi',
  },
  help: { forms: 'Kadi za kifungua kinywa na fomu nyingine za wageni kuagizia kwa wakati wa baadaye.' },
}
