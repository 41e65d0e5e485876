/** The texts of the form that places a test order. */
export const translations = {
  title: 'Test order at {{venue}}',
  about:
    'Staff see it, accept it, print it and deliver it like a guest’s order, marked as a test. It is in no report, takes no money and isn’t sent to the POS.',
  table: 'Table or room',
  dishes: 'Items',
  dishesHint: 'One of each. Options are chosen automatically.',
  noTables: 'Add a table or room first.',
  noDishes: 'Add an item that is on sale now first.',
  place: 'Place test order',
  placed: 'Test order placed.',
  problems: {
    tableMissing: 'Choose a table or room.',
    dishesMissing: 'Choose an item.',
    dishesTooMany: 'Choose at most {{limit}} items.',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    testOrders: typeof translations
  }
}
