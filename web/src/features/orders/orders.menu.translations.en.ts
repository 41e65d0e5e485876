/** The names of the screens in menus and narrow headers. */
export const translations = {
  screens: {
    all: 'Active orders',
    list: 'Orders',
    active: 'Orders',
    kitchen: 'Kitchen orders',
    history: 'All orders',
    order: 'Order #{{id}}',
  },
  readyCount_one: '{{shown}} ready',
  readyCount_other: '{{shown}} ready',
  newOrder: 'New Order',
  sounds: {
    newOrder: 'New order',
    paidOrder: 'New order, paid online',
    updatedOrder: 'Updated order',
  },
} as const
