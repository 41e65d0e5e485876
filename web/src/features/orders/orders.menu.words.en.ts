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
} as const
