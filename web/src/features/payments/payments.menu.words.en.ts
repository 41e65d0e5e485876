export const words = {
  sounds: { payment: 'Online payment', paymentAlert: 'Payment that needs somebody' },
} as const
