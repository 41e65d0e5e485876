import { beforeAll, expect, it } from 'vitest'
import { loadTranslations, registerTranslations, translate } from '#kit/i18n/i18n.ts'
import { fieldLabel, valueText } from '#features/audit/audit-fields.ts'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { notificationsFeature } from '#features/notifications/notifications.feature.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { pausingFeature } from '#features/pausing/pausing.feature.tsx'
import { printersFeature } from '#features/printers/printers.feature.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { auditFeature } from '#features/audit/audit.feature.tsx'
import { venueDetailsFeature } from '#features/venues/details/venue-details.feature.tsx'

const used = [
  authFeature,
  notificationsFeature,
  ordersFeature,
  pausingFeature,
  printersFeature,
  traysFeature,
  venueDetailsFeature,
]
const timeText = () => 'on the clock of the entry'
const t = ((key: 'yes') => translate(`audit:${key}`)) as never

beforeAll(async () => {
  for (const { name, translations } of [auditFeature, ...used]) {
    registerTranslations(name, translations)
    await loadTranslations(name)
  }
})

it.each([
  ['price', 'Price'],
  ['name.en', 'Name › English'],
  ['modifiersList[Large].price', 'Options › Large › Price'],
  ['list[7].someThing', 'List › 7 › Some thing'],
  ['createdAt.$gt', 'Time › Gt'],
])('the field %s is called %s', (path, label) => {
  expect(fieldLabel('item', path)).toBe(label)
})

it('pauses say what is paused and until when', () => {
  const text = (value: string) =>
    valueText({ record: 'venue', field: 'orderPauses', value, timeText: () => '19:46' }, t)
  const pauses = [
    { menuName: null, until: '2026-03-04T08:15:00.000Z' },
    { menuName: { en: 'Bar' }, until: null },
  ]

  expect(text(JSON.stringify(pauses))).toBe('The whole venue (19:46), Bar (Until resumed)')
  expect(text('[{"menuNa…')).toBe('[{"menuNa…')
})

it('a setting of a venue is called as on the screen of settings', () => {
  expect(fieldLabel('venue', 'canReceiveOrder')).toBe('Open for orders')
  expect(fieldLabel('venue', 'archivedAt')).toBe('Archived')
})

it.each([
  [null, '–'],
  [true, 'Yes'],
  [false, 'No'],
  [6.5, '6.5'],
  ['Pool', 'Pool'],
  ['2026-03-04T08:00:00.000Z', 'on the clock of the entry'],
])('the value %j is read as %s', (value, text) => {
  expect(valueText({ record: 'item', field: 'any', value, timeText }, t)).toBe(text)
})

it.each([
  ['person', 'role', 'chief', 'Kitchen'],
  ['person', 'signedInBy', 'recoveryCode', 'Password and recovery code'],
  ['person', 'signedInBy', 'link', 'Link of an invitation or for a new password'],
  ['order', 'status', 'inprogress', 'In Progress'],
  ['paymentAlert', 'state', 'settled', 'Resolved'],
  ['printer', 'receipts', 'onRequest', 'Receipts on request'],
  ['traySticker', 'type', 'trolly', 'Trolley'],
  ['staffNotification', 'type', 'warning', 'Warning'],
  ['order', 'status', 'unknown', 'unknown'],
  ['menu', 'status', 'inprogress', 'inprogress'],
] as const)('of %s, the %s %s is read as %s', (record, field, value, text) => {
  expect(valueText({ record, field, value, timeText }, t)).toBe(text)
})

it('has fetched the words of all codes with its screen', () => {
  expect(used.every(({ name }) => auditFeature.usesCatalogues?.includes(name as never))).toBe(true)
})
