export const translations = {
  screens: {
    board: 'Меню',
    bulkOperations: 'Массовые операции',
  },
  help: {
    board: 'Меню, категории, позиции и цены.',
  },
}
