import { type Static, Type } from '@sinclair/typebox'
import { forEverybody, forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'
import { usualLateAfterMinutes } from './venues.defaults.ts'

const lateAfterSchema = Type.Integer({ minimum: 1, maximum: 1_440 })

/**
 * The minutes after which an order is late in each stage except the kitchen's, which uses the estimate of its dishes.
 */
const lateAfterMinutesSchema = Type.Object(
  {
    /** Placed, and not accepted yet. */
    queue: lateAfterSchema,
    /** Changed, and not accepted again yet. */
    change: lateAfterSchema,
    /** Ready, and not delivered yet. */
    pass: lateAfterSchema,
    /** Delivered, and not completed yet. */
    delivered: lateAfterSchema,
  },
  { additionalProperties: false },
)

export type LateAfterMinutes = Static<typeof lateAfterMinutesSchema>

/** The basic settings of a venue, and those that several features need. */
export const ownSettings = {
  isRestaurant: writtenWith('venues:write', forEverybody(Type.Boolean(), true)),
  isReloadPopup: writtenWith('venues:write', forStaff(Type.Boolean(), false)),
  lateAfterMinutes: writtenWith('orders:configure', forStaff(lateAfterMinutesSchema, usualLateAfterMinutes)),
} as const satisfies SettingTable
