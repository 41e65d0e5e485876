export const words = {
  screens: { pos: 'نقاط البيع' },
}
