export const translations = {
  screens: {
    all: 'Ordini attivi',
    list: 'Ordini',
    active: 'Ordini',
    kitchen: 'Ordini cucina',
    history: 'Tutti gli ordini',
    order: 'Ordine #{{id}}',
  },
  readyCount_one: '{{shown}} pronto',
  readyCount_many: '{{shown}} pronti',
  readyCount_other: '{{shown}} pronti',
  newOrder: 'Nuovo ordine',
  sounds: {
    newOrder: 'Nuovo ordine',
    paidOrder: 'Nuovo ordine, pagato online',
    updatedOrder: 'Ordine modificato',
  },
}
