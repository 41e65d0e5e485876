export const translations = {
  sounds: {
    printFailed: 'Ошибка печати',
  },
  screens: {
    printers: 'Принтеры',
    prints: 'Печать',
  },
  help: {
    printers: 'Сетевые принтеры для марок и чеков, и что печатает каждый.',
  },
}
