export const translations = {
  screens: {
    list: 'Отели',
    create: 'Новое заведение',
    venue: 'Заведение',
  },
}
