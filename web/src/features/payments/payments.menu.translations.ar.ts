export const translations = {
  screens: { alerts: 'تنبيهات الدفع', alertsShort: 'الدفع' },
  sounds: { payment: 'دفع إلكتروني', paymentAlert: 'تنبيه دفع' },
}
