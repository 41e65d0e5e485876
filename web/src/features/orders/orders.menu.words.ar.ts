/** What menus and narrow headers call the screens. */
export const words = {
  screens: {
    all: 'الطلبات النشطة',
    list: 'الطلبات',
    active: 'الطلبات النشطة',
    kitchen: 'طلبات المطبخ',
    history: 'كل الطلبات',
    order: 'الطلب \u2066#{{id}}\u2069',
  },
  newOrder: 'طلب جديد',
  sounds: {
    newOrder: 'طلب جديد',
    paidOrder: 'طلب جديد مدفوع إلكترونيًا',
    updatedOrder: 'طلب معدّل',
  },
}
