export const translations = {
  screens: { alerts: 'Payments' },
  sounds: { payment: 'Online payment', paymentAlert: 'Payment alert' },
} as const
