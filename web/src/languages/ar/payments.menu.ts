export const translations = {
  screens: { alerts: 'المدفوعات' },
  sounds: { payment: 'دفع إلكتروني', paymentAlert: 'تنبيه دفع' },
  help: { alerts: 'المدفوعات الإلكترونية والمبالغ المردودة التي تحتاج إلى شخص.' },
}
