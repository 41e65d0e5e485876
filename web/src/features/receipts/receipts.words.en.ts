import { words as menuWords } from '#features/receipts/receipts.menu.words.en.ts'

export const words = {
  ...menuWords,
  groups: { incoming: 'Incoming', inprogress: 'In progress', delivered: 'Delivered' },
  toPrinters: 'Printers',
  everyGroup: 'All',
  groupsLabel: 'Which receipts',
  noneInGroup: 'None.',
  empty: 'No receipts.',
  emptyText: 'Orders of the last seven days that are not finished stand here, and print as they come.',
  notHere: 'Receipts do not print by themselves here.',
  notHereText: 'They do at venues that only print receipts.',
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  states: {
    waiting: 'Not printed',
    claimed: 'Printing',
    printing: 'Printing',
    uncertain: 'Perhaps printed',
    printed: 'Printed',
  },
  printedAt: 'at {{time}}, by {{name}}',
  copies: 'copy {{count}}',
  print: 'Print',
  what: { receipt: 'Receipt', kitchen: 'Kitchen ticket', bill: 'Print bill' },
  reprint: 'Reprint',
  cameOut: 'It came out',
  didNotComeOut: 'It did not',
  lookAtPrinter: 'Look at the printer: did it come out?',
  status: { updated: 'Changed', ontheway: 'Ready' },
  blocked: {
    label: 'Receipts that wait',
    title: 'The browser keeps receipts from printing',
    text_one: '{{count}} receipt waits. Allow pop-ups for this address, or print it here.',
    text_other: '{{count}} receipts wait. Allow pop-ups for this address, or print them here one by one.',
    print: 'Print #{{id}}',
    byHand: 'The browser let no window open, so nothing was printed. Allow pop-ups for this address.',
  },
  layout: {
    edit: 'Change',
    form: 'Receipt layout',
    hint: 'In which languages receipts are printed, and what stands above and below: an address, a tax number, a thank-you.',
    sample: 'How receipts come out on 80 mm paper',
    languages: 'Languages',
    languagesHint: 'At most three; the first one gives the direction. Empty: those of the menus.',
    ofTheMenus: 'Those of the menus',
    headerIn: 'Above, in {{language}}',
    footerIn: 'Below, in {{language}}',
    saved: 'Receipt layout saved.',
  },
  problems: {
    receiptTextTooLong: 'At most {{limit}} characters!',
    receiptTextTooHigh: 'At most {{limit}} lines!',
  },
  sheet: {
    title: 'Order #{{id}}',
    billTitle: 'Bill #{{id}}',
    printing: 'Printing…',
    printed: 'Printed. You can close this window.',
    untold: 'It was printed, but the server could not be told.',
    tellAgain: 'Try again',
    failed: 'This could not be printed.',
    notAnOrder: 'This address names no order and no bill.',
    close: 'Close',
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    receipts: typeof words
  }
}
