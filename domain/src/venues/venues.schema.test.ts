import { Value } from '@sinclair/typebox/value'
import { describe, expect, it } from 'vitest'
import { aVenue } from '../../testing/venues.builders.ts'
import { mailingSettings } from '../mailing/mailing.settings.ts'
import { menuSettings } from '../menus/menus.settings.ts'
import { orderSettings } from '../orders/orders.settings.ts'
import { passphraseSettings } from '../passphrases/passphrases.settings.ts'
import { pausingSettings } from './pausing.settings.ts'
import { paymentSettings } from '../payments/payments.settings.ts'
import { posSettings } from '../pos/pos.settings.ts'
import { pushSettings } from '../push/push.settings.ts'
import { receiptSettings } from '../receipts/receipts.settings.ts'
import { requestSettings } from '../requests/requests.settings.ts'
import { traySettings } from '../trays/trays.settings.ts'
import { publicVenueFields, standardSettings, type Venue, venueSchema } from './venues.schema.ts'
import { ownSettings } from './venues.settings.ts'

const featureSettings = [
  ownSettings,
  passphraseSettings,
  menuSettings,
  orderSettings,
  pausingSettings,
  receiptSettings,
  posSettings,
  paymentSettings,
  requestSettings,
  pushSettings,
  traySettings,
  mailingSettings,
]

/** The fields that a guest needs for ordering and paying; all others belong to the systems behind. */
const seenByGuests: ReadonlySet<string> = new Set([
  'id',
  'name',
  'currency',
  'timeZone',
  'serviceFee',
  'canReceiveOrder',
  'orderPauses',
  'isRestaurant',
  'isOnlinePayment',
  'isDiscountedPrice',
  'biLingual',
  'hasArabic',
  'hasGerman',
  'hasItalian',
  'hasRussian',
  'hasFrench',
  'hasKurdish',
  'piecesALine',
  'largestTipPercent',
])

describe('a venue', () => {
  it('as it is read is what the contract says', () => {
    expect([...Value.Errors(venueSchema, aVenue())]).toEqual([])
  })

  it('begins with settings that fit their shapes', () => {
    const { id, name, currency, timeZone, archivedAt, version, updatedAt, updatedBy } = aVenue()
    const rest = { id, name, currency, timeZone, archivedAt, version, updatedAt, updatedBy }

    expect([...Value.Errors(venueSchema, { ...rest, ...standardSettings })]).toEqual([])
  })

  it('has all its settings from the features that own them, each once', () => {
    const own = ['id', 'name', 'currency', 'timeZone']
    const names = Object.keys(standardSettings)

    expect(Object.keys(venueSchema.properties)).toEqual([
      ...own,
      ...names,
      'archivedAt',
      'version',
      'updatedAt',
      'updatedBy',
    ])
    expect(names.length).toBe(featureSettings.flatMap((settings) => Object.keys(settings)).length)
  })

  it.each(Object.keys(venueSchema.properties) as (keyof Venue)[])('says who sees its %s', (name) => {
    expect(publicVenueFields.includes(name)).toBe(seenByGuests.has(name))
  })
})
