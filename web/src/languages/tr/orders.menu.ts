export const translations = {
  screens: {
    all: 'Etkin siparişler',
    list: 'Siparişler',
    active: 'Siparişler',
    kitchen: 'Mutfak siparişleri',
    history: 'Tüm siparişler',
    order: 'Sipariş #{{id}}',
  },
  readyCount_one: '{{shown}} hazır',
  readyCount_other: '{{shown}} hazır',
  newOrder: 'Yeni sipariş',
  sounds: {
    newOrder: 'Yeni sipariş',
    paidOrder: 'Yeni sipariş, çevrimiçi ödendi',
    updatedOrder: 'Değişen sipariş',
  },
}
