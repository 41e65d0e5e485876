export const words = {
  screens: { alerts: 'تنبيهات الدفع' },
  sounds: { payment: 'دفع إلكتروني', paymentAlert: 'دفعة تحتاج إلى متابعة' },
}
