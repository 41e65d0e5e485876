/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    forms: 'Menu Forms',
    form: 'Menu form',
    question: 'Question',
    preview: 'Preview',
    sortQuestions: 'Sort questions',
    sortAdditional: 'Sort additional items',
    queue: 'Pre-Order Queue',
    preOrder: 'Pre-order',
    sheet: 'Sheet of a slot',
  },
  help: { forms: 'Breakfast cards and other forms on which guests order for a later time.' },
} as const
