export const translations = {
  screens: {
    categories: 'Категории',
    items: 'Позиции',
    item: 'Позиция',
    groups: 'Группы модификаторов',
    shared: 'Общие наборы',
    sort: {
      menus: 'Порядок меню',
      categories: 'Порядок категорий',
      items: 'Порядок позиций',
      sides: 'Порядок добавок',
      modifiers: 'Порядок групп модификаторов',
    },
  },
}
