/** Translations of the names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    forms: 'Бланки меню',
    form: 'Бланк меню',
    question: 'Вопрос',
    preview: 'Просмотр',
    sortQuestions: 'Порядок вопросов',
    sortAdditional: 'Порядок доп. позиций',
    queue: 'Очередь предзаказов',
    preOrder: 'Предзаказ',
    sheet: 'Лист слота',
  },
  help: { forms: 'Карточки завтрака и другие бланки, по которым гости заказывают на потом.' },
}
