export const translations = {
  screens: {
    alerts: 'Pagamenti',
  },
  sounds: {
    payment: 'Pagamento online',
    paymentAlert: 'Avviso di pagamento',
  },
  help: {
    alerts: 'Pagamenti online e rimborsi che richiedono una persona.',
  },
}
