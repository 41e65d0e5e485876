import { type Static, Type } from '@sinclair/typebox'
import { forEverybody, forStaff, type Settings } from '../kit/settings.ts'
import { usualLateAfterMinutes } from './venues.defaults.ts'

const lateAfterSchema = Type.Integer({ minimum: 1, maximum: 1_440 })

/** After how many minutes an order is late in each stage but the kitchen's, which has the estimate of its dishes. */
const lateAfterMinutesSchema = Type.Object(
  {
    /** Placed, and nobody has accepted it. */
    queue: lateAfterSchema,
    /** Changed, and nobody has accepted it again. */
    change: lateAfterSchema,
    /** Ready, and nobody has brought it. */
    pass: lateAfterSchema,
    /** Brought, and nobody has completed it. */
    delivered: lateAfterSchema,
  },
  { additionalProperties: false },
)

export type LateAfterMinutes = Static<typeof lateAfterMinutesSchema>

/** What a venue is, and what is asked of it by several features. */
export const ownSettings = {
  isRestaurant: forEverybody(Type.Boolean(), true),
  isReloadPopup: forStaff(Type.Boolean(), false),
  lateAfterMinutes: forStaff(lateAfterMinutesSchema, usualLateAfterMinutes),
} as const satisfies Settings
