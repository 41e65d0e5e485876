/** What menus and narrow headers call the screens. */
export const words = {
  screens: {
    all: 'Active orders',
    list: 'Orders',
    active: 'Active orders',
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
