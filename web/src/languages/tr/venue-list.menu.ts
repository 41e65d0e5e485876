export const translations = {
  screens: {
    list: 'Oteller',
    create: 'Yeni işletme',
    venue: 'İşletme',
  },
}
