import type { Doer } from '@brigade/domain/access/principal.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { defaulted, flag, hundredths, json, minor, named, parts, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import { numberIn } from '#kit/database/audit-rows.ts'
import { resultOf } from '#kit/database/transaction.ts'

type Kept = { updatedByKind: Doer['byKind'] | null; updatedById: number | null }

/** Storage of venues. Amounts are in minor units of the venue's own currency. */
export const venueColumns = columnsOf<Venue, Kept>(undefined, {
  record: 'venue',
  nameOf: ({ name }) => name,
  placesOf: (row) => resultOf([numberIn(row, 'id') ?? []].flat()),
})(
  'venues',
  {
    id: defaulted(plain),
    name: plain,
    currency: plain,
    timeZone: plain,
    serviceFee: named('serviceFeeHundredths', defaulted(hundredths)),
    canReceiveOrder: defaulted(flag),
    orderPauses: defaulted(json),
    isRestaurant: defaulted(flag),
    isPOSIntegrated: defaulted(flag),
    isAutoPostingToPOS: defaulted(flag),
    isCheckPos: defaulted(flag),
    isReciptPrintingOnly: defaulted(flag),
    receiptLanguages: defaulted(json),
    receiptHeader: defaulted(json),
    receiptFooter: defaulted(json),
    isOnlinePayment: defaulted(flag),
    isDiscountedPrice: defaulted(flag),
    isReloadPopup: defaulted(flag),
    isPassphrase: defaulted(flag),
    isPriceLocked: defaulted(flag),
    isOpenTableOption: defaulted(flag),
    biLingual: defaulted(flag),
    hasArabic: defaulted(flag),
    hasGerman: defaulted(flag),
    hasItalian: defaulted(flag),
    hasRussian: defaulted(flag),
    hasFrench: defaulted(flag),
    hasKurdish: defaulted(flag),
    coversAmount: defaulted(minor),
    tenderMedia: json,
    integratedPOSList: json,
    trayOutSettings: json,
    requestDueMinutes: defaulted(json),
    allergyWords: defaulted(json),
    pushOrdersAfterMinutes: defaulted(plain),
    confirmsMailConsent: defaulted(flag),
    lateAfterMinutes: parts({
      queue: named('queueLateAfterMinutes', defaulted(plain)),
      change: named('changeLateAfterMinutes', defaulted(plain)),
      pass: named('passLateAfterMinutes', defaulted(plain)),
      delivered: named('deliveredLateAfterMinutes', defaulted(plain)),
    }),
    activeDialogs: json,
    nightHour: defaulted(plain),
    ordersAMinute: defaulted(plain),
    piecesALine: defaulted(plain),
    confirmAbove: defaulted(minor),
    largestTipPercent: defaulted(plain),
    archivedAt: defaulted(plain),
    version: rising,
    updatedAt: plain,
    updatedBy: plain,
  },
  { updatedByKind: plain, updatedById: plain },
)

export type VenueRow = RowOf<typeof venueColumns>
