import { venueErrors } from '@brigade/domain/venues/venues.errors.ts'
import { translations as menu } from '#features/venues/list/venue-list.menu.translations.en.ts'

export const translations = {
  ...menu,
  add: 'New venue',
  search: 'Search venues',
  total_one: '{{shown}} venue',
  total_other: '{{shown}} venues',
  state: 'State',
  every: 'All',
  states: { open: 'Open', notReceiving: 'Not receiving orders', archived: 'Archived' },
  type: 'Type',
  types: { restaurant: 'Restaurant', hotel: 'Hotel' },
  empty: 'No venues yet.',
  emptyText: 'Create the first one, then add its tables, menu and staff.',
  found: 'No matching venues.',
  foundText: 'Try another name or state.',
  columns: {
    name: 'Name',
    type: 'Type',
    tables: 'Tables',
    lastOrder: 'Last order',
    currency: 'Currency',
    timeZone: 'Time zone',
    state: 'State',
  },
  neverOrdered: 'No order yet',
  back: 'All venues',
  unknown: 'Venue not found',
  unknownText: 'Its address may be wrong.',
  facts: 'About this venue',
  serviceFee: 'Service fee',
  percent: '{{percent}}%',
  archivedSince: 'Archived since {{time}}. It takes no orders, and its staff can’t sign in.',
  setUp: {
    title: 'Set-up',
    ready: 'Everything is set up.',
    missing_one: '{{shown}} step is missing.',
    missing_other: '{{shown}} steps are missing.',
    done: 'Done',
    steps: {
      currency: 'Currency',
      timeZone: 'Time zone',
      tables: 'Tables or rooms',
      menu: 'Menu',
      staff: 'Staff',
      printing: 'Printer or POS',
      codes: 'QR codes',
    },
    hints: {
      currency: 'Choose the currency of the prices.',
      timeZone: 'Choose the clock of the venue.',
      tables: 'Add the tables or rooms at which guests order.',
      menu: 'Add a menu with at least one item that is turned on.',
      staff: 'Add the people who accept and cook the orders.',
      printing: 'Add a kitchen printer, or connect the POS.',
      codes: 'Print the codes and scan one to try it.',
    },
  },
  settings: 'Settings',
  edit: 'Edit',
  duplicate: 'Duplicate',
  archive: 'Archive',
  restore: 'Restore',
  archiveQuestion: 'Archive this venue?',
  archiveText:
    'It takes no orders, leaves all lists, and staff who work nowhere else can’t sign in. Nothing is deleted, and you can restore it.',
  form: {
    add: 'New venue',
    edit: 'Edit venue',
    name: 'Name',
    type: 'Type',
    currency: 'Currency',
    currencyHint: 'Prices are in this currency. It can’t change while orders are open.',
    timeZone: 'Time zone',
    timeZoneHint: 'Days, hours and reports of the venue follow this clock.',
    choose: 'Choose…',
    duplicate: 'Duplicate {{name}}',
    copyName: 'Name of the new venue',
    copies: 'Copy',
    copiesHint:
      'Tables get new QR codes, and printers are turned off at first. Staff, passphrases, pictures and POS keys are not copied.',
    parts: { settings: 'Settings', menus: 'Menus', tables: 'Tables', printers: 'Printers' },
  },
  said: {
    created: '{{name}} created.',
    saved: 'Venue saved.',
    archived: '{{name}} archived.',
    restored: '{{name}} restored.',
  },
  problems: venueErrors,
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    venueList: typeof translations
  }
}
