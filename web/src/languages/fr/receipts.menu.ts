export const translations = {
  screens: {
    receiptOrders: 'Tickets',
    receiptLayout: 'Modèle de ticket',
    autoprint: 'Imprimer',
  },
  help: {
    layout: 'Langues, en-tête et pied des tickets imprimés.',
  },
}
