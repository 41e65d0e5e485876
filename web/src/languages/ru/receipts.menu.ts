export const translations = {
  screens: {
    receiptOrders: 'Чеки',
    receiptLayout: 'Вид чека',
    autoprint: 'Печать',
  },
  help: {
    layout: 'Языки, верх и низ печатных чеков.',
  },
}
