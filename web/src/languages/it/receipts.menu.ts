export const translations = {
  screens: {
    receiptOrders: 'Ricevute',
    receiptLayout: 'Formato ricevute',
    autoprint: 'Stampa',
  },
  help: {
    layout: 'Lingue, intestazione e piè di pagina delle ricevute stampate.',
  },
}
