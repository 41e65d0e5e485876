export const translations = {
  sounds: { posFailed: 'طلب لم يصل إلى نقطة البيع' },
  screens: { pos: 'نقطة البيع' },
}
