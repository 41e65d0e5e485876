import { describe, expect, it } from 'vitest'
import { aVenue } from '../../testing/venues.builders.ts'
import { permissions } from '../access/permissions.ts'
import { staffRoles } from '../access/roles.ts'
import { currencies } from '../kit/money.ts'
import { venueFacts } from './venues.facts.ts'
import { standardSettings } from './venues.schema.ts'
import {
  mayWrite,
  problemsOfVenueChange,
  settingWriters,
  type VenueChange,
  writableSettings,
  writtenVenueChange,
} from './venues.writes.ts'

const allVenues = ['admin', 'organization', 'supermanager']
const headOffice = ['admin', 'organization']
const withManager = ['admin', 'organization', 'manager']

/**
 * The roles that may change each field of a venue: the head office decides what a venue is; how it works, the venue's
 * own people may change too.
 */
const writersByName: Record<string, string[]> = {
  name: allVenues,
  currency: allVenues,
  timeZone: allVenues,
  isRestaurant: allVenues,
  isReloadPopup: allVenues,
  lateAfterMinutes: withManager,
  isPassphrase: ['admin'],
  isDiscountedPrice: allVenues,
  biLingual: allVenues,
  hasArabic: allVenues,
  hasGerman: allVenues,
  hasItalian: allVenues,
  hasRussian: allVenues,
  hasFrench: allVenues,
  hasKurdish: allVenues,
  isPriceLocked: ['admin', 'supermanager'],
  activeDialogs: allVenues,
  serviceFee: allVenues,
  canReceiveOrder: withManager,
  isOpenTableOption: allVenues,
  coversAmount: allVenues,
  nightHour: allVenues,
  ordersAMinute: withManager,
  piecesALine: withManager,
  confirmAbove: withManager,
  largestTipPercent: withManager,
  isPOSIntegrated: ['admin'],
  integratedPOSList: ['admin'],
  isAutoPostingToPOS: withManager,
  isCheckPos: withManager,
  tenderMedia: withManager,
  isReciptPrintingOnly: headOffice,
  receiptLanguages: withManager,
  receiptHeader: withManager,
  receiptFooter: withManager,
  isOnlinePayment: headOffice,
  allergyWords: withManager,
  requestDueMinutes: withManager,
  pushOrdersAfterMinutes: withManager,
  trayOutSettings: withManager,
  confirmsMailConsent: allVenues,
}

describe('fields and settings of a venue', () => {
  it('can all be changed, each by a permission that there is', () => {
    // Pauses are changed by calls of their own.
    const all = [...Object.keys(venueFacts), ...Object.keys(standardSettings).filter((name) => name !== 'orderPauses')]

    expect(writableSettings.toSorted()).toEqual(all.toSorted())
    expect(Object.keys(writersByName).toSorted()).toEqual(all.toSorted())
    expect(permissions).toEqual(expect.arrayContaining(Object.values(settingWriters)))
  })

  it.each(writableSettings)('are changed by those whose they are: %s', (name) => {
    const writers = staffRoles.filter((role) => mayWrite({ role }, name))

    expect(writers.toSorted()).toEqual(writersByName[name]?.toSorted())
    expect(mayWrite({ role: 'guest' }, name)).toBe(false)
    expect(mayWrite({ role: 'machine' }, name)).toBe(false)
  })

  it('are told what is wrong with them, each by its own rule, with its path', () => {
    const wrong = { id: 1, endPointUrl: 'pos', openCheckUrl: '', commentItemId: '', isDefaultPos: false }

    expect(problemsOfVenueChange({ isCheckPos: true, integratedPOSList: [wrong] }, aVenue())).toEqual({
      'integratedPOSList.0.endPointUrl': { code: 'urlInvalid', sentence: expect.any(String) },
      integratedPOSList: { code: 'defaultMissing', sentence: expect.any(String) },
    })
    expect(problemsOfVenueChange({ integratedPOSList: [] }, aVenue())).toEqual({})
  })

  it.each<[what: string, change: VenueChange, codes: Record<string, string>]>([
    ['a name', { name: ' Harbour  Hotel ' }, {}],
    ['no name', { name: '\u200B \n' }, { name: 'venueNameMissing' }],
    ['a name of the longest length', { name: 'é'.repeat(80) }, {}],
    ['a longer name', { name: 'é'.repeat(81) }, { name: 'venueNameTooLong' }],
    ['a place’s clock', { timeZone: 'America/Argentina/Buenos_Aires' }, {}],
    ['universal time', { timeZone: 'UTC' }, {}],
    ['an offset', { timeZone: '+03:00' }, { timeZone: 'timeZoneUnknown' }],
    ['a place without a clock', { timeZone: 'Asia/Atlantis' }, { timeZone: 'timeZoneUnknown' }],
    ['no time zone', { timeZone: '' }, { timeZone: 'timeZoneUnknown' }],
    ['a fee with two decimals', { serviceFee: 12.25 }, {}],
    ['a fee with three', { serviceFee: 12.255 }, { serviceFee: 'percentDecimals' }],
    ['an amount of its currency', { coversAmount: 7.25, confirmAbove: 0.01 }, {}],
    ['an amount of a thousandth', { coversAmount: 7.255 }, { coversAmount: 'amountDecimals' }],
    ['an amount of the new currency', { currency: 'BHD', coversAmount: 7.255 }, {}],
    ['no amount', { confirmAbove: null }, {}],
  ])('accepts or refuses %s', (_what, change, codes) => {
    const problems = problemsOfVenueChange(change, aVenue())

    expect(Object.fromEntries(Object.entries(problems).map(([name, { code }]) => [name, code]))).toEqual(codes)
  })

  it.each(currencies)('have amounts that the new currency %s can express', (currency) => {
    const before = aVenue({ currency: 'JOD', coversAmount: 1.125, confirmAbove: 90 })
    const hasThree = currency === 'JOD' || currency === 'BHD'

    expect(Object.keys(problemsOfVenueChange({ currency }, before))).toEqual(hasThree ? [] : ['coversAmount'])
    expect(problemsOfVenueChange({ currency, coversAmount: 1 }, before)).toEqual({})
  })

  it('are stored without what nobody sees in a name', () => {
    expect(writtenVenueChange({ name: ' Olive\u200B  Street\n' })).toEqual({ name: 'Olive Street' })
    expect(writtenVenueChange({ serviceFee: 5 })).toEqual({ serviceFee: 5 })
  })
})
