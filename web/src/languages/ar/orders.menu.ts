/** The names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    all: 'الطلبات النشطة',
    list: 'الطلبات',
    active: 'الطلبات',
    kitchen: 'طلبات المطبخ',
    history: 'كل الطلبات',
    order: 'الطلب \u2066#{{id}}\u2069',
  },
  readyCount_zero: 'لا طلب جاهز',
  readyCount_one: 'طلب واحد جاهز',
  readyCount_two: 'طلبان جاهزان',
  readyCount_few: '{{shown}} طلبات جاهزة',
  readyCount_many: '{{shown}} طلبًا جاهزًا',
  readyCount_other: '{{shown}} طلب جاهز',
  newOrder: 'طلب جديد',
  sounds: {
    newOrder: 'طلب جديد',
    paidOrder: 'طلب جديد مدفوع إلكترونيًا',
    updatedOrder: 'طلب معدّل',
  },
}
