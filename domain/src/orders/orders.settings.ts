import { Type } from '@sinclair/typebox'
import { nullable } from '../kit/nullable.ts'
import { forEverybody, forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'
import { largestAmount } from '../kit/money.ts'
import { problemsOfAllergyWords } from './orders.allergies.settings.ts'
import { problemsOfServiceFee } from './orders.fee.settings.ts'
import { orderLimits } from './orders.limits.ts'

const allergyWordsSchema = Type.Array(Type.String({ minLength: 1, maxLength: orderLimits.allergyWordLength }), {
  maxItems: orderLimits.mostAllergyWords,
})

const percentSchema = Type.Number({ minimum: 0, maximum: 100 })
const moneySchema = Type.Number({ minimum: 0, maximum: largestAmount })

/** The settings that are amounts of money in the venue’s currency. */
export const moneySettings = ['coversAmount', 'confirmAbove'] as const

/** The order settings of a venue. */
export const orderSettings = {
  /** A percentage. */
  serviceFee: writtenWith('venues:write', forEverybody(percentSchema, 0), problemsOfServiceFee),
  canReceiveOrder: writtenWith('orders:configure', forEverybody(Type.Boolean(), true)),
  isOpenTableOption: writtenWith('venues:write', forStaff(Type.Boolean(), false)),
  coversAmount: writtenWith('venues:write', forStaff(moneySchema, 0)),
  /** The hour on the venue's clock at which its night ends. */
  nightHour: writtenWith('venues:write', forStaff(Type.Integer({ minimum: 0, maximum: 23 }), 3)),
  ordersAMinute: writtenWith('orders:configure', forStaff(Type.Integer({ minimum: 1, maximum: 1_000 }), 6)),
  piecesALine: writtenWith(
    'orders:configure',
    forEverybody(Type.Integer({ minimum: 1, maximum: orderLimits.mostQuantity }), 50),
  ),
  /** The total above which a person must confirm a guest’s order; null for the usual total of the currency. */
  confirmAbove: writtenWith('orders:configure', forStaff(nullable(moneySchema), null)),
  /** The words by which the venue's guests state an allergy, besides Brigade's own. */
  allergyWords: writtenWith('orders:configure', forStaff(allergyWordsSchema, []), problemsOfAllergyWords),
  largestTipPercent: writtenWith('orders:configure', forEverybody(Type.Integer({ minimum: 0, maximum: 100 }), 100)),
} as const satisfies SettingTable
