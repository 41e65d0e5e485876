import { Type } from '@sinclair/typebox'
import { forEverybody, forStaff, type Settings, writtenWith } from '../kit/settings.ts'
import { problemsOfAllergyWords } from './orders.allergies.settings.ts'
import { orderLimits } from './orders.limits.ts'

const allergyWordsSchema = Type.Array(Type.String({ minLength: 1, maxLength: orderLimits.allergyWordLength }), {
  maxItems: orderLimits.mostAllergyWords,
})

/** The order settings of a venue. */
export const orderSettings = {
  /** A percentage. */
  serviceFee: forEverybody(Type.Number(), 0),
  canReceiveOrder: forEverybody(Type.Boolean(), true),
  isOpenTableOption: forStaff(Type.Boolean(), false),
  coversAmount: forStaff(Type.Number(), 0),
  /** The hour on the venue's clock at which its night ends. */
  nightHour: forStaff(Type.Integer({ minimum: 0, maximum: 23 }), 3),
  ordersAMinute: forStaff(Type.Integer(), 6),
  piecesALine: forEverybody(Type.Integer(), 50),
  confirmAbove: forStaff(Type.Union([Type.Number(), Type.Null()]), null),
  /** The words by which the venue's guests state an allergy, besides Brigade's own. */
  allergyWords: writtenWith('orders:configure', forStaff(allergyWordsSchema, []), problemsOfAllergyWords),
  largestTipPercent: forEverybody(Type.Integer(), 100),
} as const satisfies Settings
