export const words = {
  sounds: { payment: 'دفع إلكتروني', paymentAlert: 'دفعة تحتاج إلى متابعة' },
}
