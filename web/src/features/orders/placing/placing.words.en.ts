export const words = {
  title: 'New Order',
  close: 'Close, keep the order for later',
  loading: 'Loading the menu…',
  table: 'Table',
  noTable: 'Select a table',
  search: 'Search all items',
  menus: 'Menus',
  categories: 'Categories',
  otherItems: 'Other items',
  nothingHere: 'Nothing is sold here.',
  noMatch: 'No item is called that.',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  notNow: 'Not at this hour',
  inOrder: '{{number}} in the order',
  added: '{{name}}: {{number}} in the order',
  full: 'An order has {{most}} lines at most.',
  item: {
    close: 'Close, leave the order as it is',
    optional: 'Add-ons',
    range: '{{min}} to {{max}}',
    quantity: 'Quantity',
    add: 'Add',
    save: 'Change',
    total: '{{act}} · {{total}}',
  },
  cart: {
    title: 'The order',
    empty: 'Nothing picked yet.',
    emptyText: 'Press an item of the menu to add it.',
    change: 'Change {{name}}',
    items: 'Items',
    addItems: 'Add items',
    show: 'See the order · {{pieces}} · {{total}}',
    showEmpty: 'See the order',
    place: 'Place Order',
    discard: 'Discard',
    discardTitle: 'Discard this order?',
    discardText: 'Its table, items and covers are forgotten. Nothing was ordered yet.',
  },
  unanswered: {
    text: 'No answer yet. The order is sent again by itself as soon as the line is back, and is placed once.',
    retry: 'Send again now',
  },
  placed: 'Auto accepted staff order successfully!',
  refused: 'The new order was not placed. {{reason}}',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    placing: typeof words
  }
}
