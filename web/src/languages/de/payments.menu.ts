export const translations = {
  screens: { alerts: 'Zahlungen' },
  sounds: { payment: 'Online-Zahlung', paymentAlert: 'Zahlungshinweis' },
  help: { alerts: 'Online-Zahlungen und Rückzahlungen, um die sich jemand kümmern muss.' },
}
