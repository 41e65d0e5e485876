export const translations = {
  screens: {
    receiptOrders: 'Risiti',
    receiptLayout: 'Muundo wa risiti',
    autoprint: 'Chapisha',
  },
  help: {
    layout: 'Lugha, sehemu ya juu na ya chini ya risiti zinazochapishwa.',
  },
}
