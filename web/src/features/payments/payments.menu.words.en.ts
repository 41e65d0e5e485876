export const words = {
  screens: { alerts: 'Payment Alerts' },
  sounds: { payment: 'Online payment', paymentAlert: 'Payment that needs somebody' },
} as const
