export const translations = {
  screens: {
    receiptOrders: 'Fişler',
    receiptLayout: 'Fiş düzeni',
    autoprint: 'Yazdır',
  },
  help: {
    layout: 'Yazdırılan fişlerin dilleri, üst ve alt bilgisi.',
  },
}
