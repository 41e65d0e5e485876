export const translations = {
  screens: {
    formats: 'Форматы Excel',
    imports: 'Импорт',
  },
  help: {
    formats: 'Шаблоны для импорта меню, категорий, позиций, добавок и модификаторов.',
    imports: 'Таблицы, импортированные в меню, и их откат.',
  },
}
