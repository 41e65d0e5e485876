export const translations = {
  sounds: {
    posFailed: 'Заказ не дошёл до POS',
  },
  screens: {
    pos: 'POS',
  },
  help: {
    pos: 'Адреса POS, номера оплат и автоматическая отправка.',
  },
}
