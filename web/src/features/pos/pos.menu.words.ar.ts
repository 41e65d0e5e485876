export const words = {
  sounds: { posFailed: 'طلب لم يصل إلى نقاط البيع' },
  screens: { pos: 'نقاط البيع' },
}
