export const translations = {
  screens: { alerts: 'Payments' },
  sounds: { payment: 'Online payment', paymentAlert: 'Payment alert' },
  help: { alerts: 'Online payments and refunds that need a person.' },
} as const
