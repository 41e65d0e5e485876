export const translations = {
  screens: {
    all: 'داواکاریی چالاک',
    list: 'داواکاری',
    active: 'داواکاری',
    kitchen: 'داواکارییەکانی مەتبەخ',
    history: 'هەموو داواکارییەکان',
    order: 'داواکاریی \u2066#{{id}}\u2069',
  },
  readyCount_one: '{{shown}} ئامادە',
  readyCount_other: '{{shown}} ئامادە',
  newOrder: 'داواکاریی نوێ',
  sounds: {
    newOrder: 'داواکاریی نوێ',
    paidOrder: 'داواکاریی نوێ، بە ئۆنلاین دراوە',
    updatedOrder: 'داواکاریی گۆڕدراو',
  },
}
