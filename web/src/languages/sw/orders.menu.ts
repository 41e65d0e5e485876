export const translations = {
  screens: {
    all: 'Oda zilizo wazi',
    list: 'Oda',
    active: 'Oda',
    kitchen: 'Oda za jikoni',
    history: 'Oda zote',
    order: 'Oda #{{id}}',
  },
  readyCount_one: '{{shown}} tayari',
  readyCount_other: '{{shown}} tayari',
  newOrder: 'Oda mpya',
  sounds: {
    newOrder: 'Oda mpya',
    paidOrder: 'Oda mpya, imelipwa mtandaoni',
    updatedOrder: 'Oda iliyobadilishwa',
  },
}
