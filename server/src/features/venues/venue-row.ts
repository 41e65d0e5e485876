import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { type Venue, venueFlags } from '@brigade/domain/venues/venues.schema.ts'

type Flag = (typeof venueFlags)[number]

/** A venue as it is stored: the fee in hundredths of a percent, amounts in minor units, structures as JSON text. */
export type VenueRow = Record<Flag, boolean | 0 | 1> & {
  id: number
  name: string
  currency: Currency
  timeZone: string
  serviceFeeHundredths: number
  coversAmount: number
  tenderMedia: string
  integratedPOSList: string
  trayOutSettings: string
  queueLateAfterMinutes: number
  changeLateAfterMinutes: number
  passLateAfterMinutes: number
  deliveredLateAfterMinutes: number
  activeDialogs: string
  nightHour: number
  ordersAMinute: number
  piecesALine: number
  confirmAbove: number | null
  largestTipPercent: number
}

/** The venue on the wire of a stored row. */
export function venueOfRow(row: VenueRow): Venue {
  const flags = Object.fromEntries(venueFlags.map((flag) => [flag, Boolean(row[flag])])) as Record<Flag, boolean>
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    timeZone: row.timeZone,
    serviceFee: row.serviceFeeHundredths / 100,
    ...flags,
    coversAmount: fromMinor(row.coversAmount, row.currency),
    tenderMedia: JSON.parse(row.tenderMedia) as Venue['tenderMedia'],
    integratedPOSList: JSON.parse(row.integratedPOSList) as Venue['integratedPOSList'],
    trayOutSettings: JSON.parse(row.trayOutSettings) as Venue['trayOutSettings'],
    lateAfterMinutes: {
      queue: row.queueLateAfterMinutes,
      change: row.changeLateAfterMinutes,
      pass: row.passLateAfterMinutes,
      delivered: row.deliveredLateAfterMinutes,
    },
    activeDialogs: JSON.parse(row.activeDialogs) as Venue['activeDialogs'],
    nightHour: row.nightHour,
    ordersAMinute: row.ordersAMinute,
    piecesALine: row.piecesALine,
    confirmAbove: row.confirmAbove === null ? null : fromMinor(row.confirmAbove, row.currency),
    largestTipPercent: row.largestTipPercent,
  }
}
