import { type Static, Type } from '@sinclair/typebox'
import { forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'
import { usualDueMinutes } from './requests.defaults.ts'
import { dueMinutesLimits } from './requests.limits.ts'

/** In minutes, at most a day. */
const dueMinutesSchema = Type.Integer({ minimum: dueMinutesLimits.least, maximum: dueMinutesLimits.most })

const requestDueMinutesSchema = Type.Object(
  {
    talk: dueMinutesSchema,
    icebucket: dueMinutesSchema,
    bill: dueMinutesSchema,
    food: dueMinutesSchema,
    towel: dueMinutesSchema,
    tray: dueMinutesSchema,
    card: dueMinutesSchema,
    cash: dueMinutesSchema,
    online: dueMinutesSchema,
    kitchen: dueMinutesSchema,
    orderCancellation: dueMinutesSchema,
  },
  { additionalProperties: false },
)

export type RequestDueMinutes = Static<typeof requestDueMinutesSchema>

/** The request settings of a venue. */
export const requestSettings = {
  /**
   * The minutes within which each type of request is to be resolved. A change applies to requests made from then on.
   */
  requestDueMinutes: writtenWith('requests:configure', forStaff(requestDueMinutesSchema, usualDueMinutes)),
} as const satisfies SettingTable
