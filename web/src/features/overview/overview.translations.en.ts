import { translations as menuTranslations } from '#features/overview/overview.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  venues_one: '{{shown}} venue',
  venues_other: '{{shown}} venues',
  late: '{{shown}} late',
  incoming: '{{shown}} in queue',
  inProgress: '{{shown}} in progress',
  updated: '{{shown}} updated',
  requests_one: '{{shown}} request',
  requests_other: '{{shown}} requests',
  trayRooms_one: '{{shown}} room with trays',
  trayRooms_other: '{{shown}} rooms with trays',
  overnightTrays_one: '{{shown}} overnight tray',
  overnightTrays_other: '{{shown}} overnight trays',
  posErrors_one: '{{shown}} POS error',
  posErrors_other: '{{shown}} POS errors',
  printerTroubles_one: '{{shown}} printer failing',
  printerTroubles_other: '{{shown}} printers failing',
  paused: 'Paused',
  quiet: 'Nothing open',
  today: '{{revenue}} today',
  lastWeek: '{{revenue}} same time last week',
  orders_one: '{{now}} order, {{before}} then',
  orders_other: '{{now}} orders, {{before}} then',
  empty: 'No venues.',
  emptyText: 'Venues appear here once they are created.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    overview: typeof translations
  }
}
