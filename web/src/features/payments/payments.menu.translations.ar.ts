export const translations = {
  screens: { alerts: 'المدفوعات' },
  sounds: { payment: 'دفع إلكتروني', paymentAlert: 'تنبيه دفع' },
}
