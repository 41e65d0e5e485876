export const translations = {
  screens: { alerts: 'Payment Alerts', alertsShort: 'Payments' },
  sounds: { payment: 'Online payment', paymentAlert: 'Payment alert' },
} as const
