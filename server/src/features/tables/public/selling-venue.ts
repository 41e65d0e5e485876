import type { Currency } from '@brigade/domain/kit/money.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

/** The venue data that selling at a table needs. `serviceFee` is a percentage. */
export type SellingVenue = {
  restaurantId: number
  table: string
  isTableActive: boolean
  currency: Currency
  timeZone: string
  serviceFee: number
  canReceiveOrder: boolean
  orderPauses: readonly OrderPause[]
  isDiscountedPrice: boolean
  isOpenTableOption: boolean
  isReciptPrintingOnly: boolean
  catalogueVersion: number
  nightHour: number
  ordersAMinute: number
  piecesALine: number
  confirmAbove: number | null
  largestTipPercent: number
}

type SellingVenueRow = {
  [K in keyof Omit<SellingVenue, 'orderPauses'>]: SellingVenue[K] extends boolean ? boolean | 0 | 1 : SellingVenue[K]
} & {
  orderPauses: string
  serviceFeeHundredths: number
  archivedAt: string | null
}

/** Returns the venue of a table, with the table's name; undefined for a table that does not exist. */
export function* findSellingVenue(tableId: number): Transaction<SellingVenue | undefined> {
  // Without the cast SQLite prepares the join again for each value, at four times the cost.
  const row = yield* one<SellingVenueRow>(
    `SELECT v."id" AS "restaurantId", t."name" AS "table", t."isActive" AS "isTableActive", v."currency", v."timeZone",
            v."serviceFeeHundredths", v."canReceiveOrder", v."archivedAt", v."orderPauses", v."isDiscountedPrice", v."isOpenTableOption",
            v."isReciptPrintingOnly", v."catalogueVersion", v."nightHour", v."ordersAMinute", v."piecesALine", v."confirmAbove", v."largestTipPercent"
     FROM tables t JOIN venues v ON v."id" = t."restaurantId" WHERE t."id" = CAST(? AS integer)`,
    tableId,
  )
  if (!row) return undefined
  const { archivedAt, ...venue } = row
  return {
    ...venue,
    serviceFee: row.serviceFeeHundredths / 100,
    isTableActive: Boolean(row.isTableActive),
    canReceiveOrder: Boolean(row.canReceiveOrder) && archivedAt === null,
    orderPauses: row.orderPauses === '[]' ? [] : readStored(row.orderPauses),
    isDiscountedPrice: Boolean(row.isDiscountedPrice),
    isOpenTableOption: Boolean(row.isOpenTableOption),
    isReciptPrintingOnly: Boolean(row.isReciptPrintingOnly),
  }
}
