import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { translations as menuTranslations } from '#features/receipts/receipts.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  groups: { incoming: 'In Queue', inprogress: 'In Progress', delivered: 'Delivered' },
  toPrinters: 'Printers',
  everyGroup: 'All',
  groupsLabel: 'Receipt status',
  noneInGroup: 'None.',
  empty: 'No receipts.',
  emptyText: 'Unfinished orders from the last 7 days appear here and print automatically.',
  notHere: 'Receipts don’t print automatically here.',
  notHereText: 'They do at venues that only print receipts.',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  states: {
    waiting: 'Not printed',
    claimed: 'Printing',
    printing: 'Printing',
    uncertain: 'Unconfirmed',
    printed: 'Printed',
  },
  printedAt: 'at {{time}}, by {{name}}',
  copies: 'copy {{count}}',
  print: 'Print',
  what: { receipt: 'Receipt', kitchen: 'Kitchen ticket', bill: 'Print bill' },
  test: 'Test',
  reprint: 'Reprint',
  cameOut: 'Mark printed',
  didNotComeOut: 'Didn’t print',
  lookAtPrinter: 'Check the printer. Did it print?',
  status: { updated: 'Updated', ontheway: 'Ready' },
  blocked: {
    label: 'Waiting receipts',
    title: 'The browser is blocking receipts',
    text_one: '{{count}} receipt is waiting. Allow pop-ups for this address, or print it here.',
    text_other: '{{count}} receipts are waiting. Allow pop-ups for this address, or print them here one by one.',
    print: 'Print #{{id}}',
    byHand: 'The browser blocked the print window. Allow pop-ups for this address.',
  },
  layout: {
    edit: 'Edit',
    form: 'Receipt layout',
    hint: 'Choose the receipt languages and the text above and below, such as an address, tax number or thank-you.',
    sample: 'Sample receipt on 80 mm paper',
    languages: 'Languages',
    languagesHint: 'Up to three; the first sets the direction. Leave empty to use the menu languages.',
    ofTheMenus: 'Menu languages',
    headerIn: 'Header in {{language}}',
    footerIn: 'Footer in {{language}}',
    saved: 'Receipt layout saved.',
  },
  problems: {
    receiptTextTooLong: receiptErrors.receiptTextTooLong,
    receiptTextTooHigh: receiptErrors.receiptTextTooHigh,
  },
  sheet: {
    title: 'Order #{{id}}',
    billTitle: 'Bill #{{id}}',
    printing: 'Printing…',
    printed: 'Printed. You can close this window.',
    untold: 'Printed, but not confirmed with the server.',
    tellAgain: 'Try again',
    failed: 'This couldn’t be printed.',
    notAnOrder: 'This address has no order or bill.',
    close: 'Close',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    receipts: typeof translations
  }
}
