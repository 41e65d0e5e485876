export const translations = {
  screens: {
    all: 'Активные заказы',
    list: 'Заказы',
    active: 'Заказы',
    kitchen: 'Заказы кухни',
    history: 'Все заказы',
    order: 'Заказ #{{id}}',
  },
  readyCount_one: '{{shown}} готов',
  readyCount_few: '{{shown}} готовы',
  readyCount_many: '{{shown}} готово',
  readyCount_other: '{{shown}} готовы',
  newOrder: 'Новый заказ',
  sounds: {
    newOrder: 'Новый заказ',
    paidOrder: 'Новый заказ, оплачен онлайн',
    updatedOrder: 'Изменённый заказ',
  },
}
