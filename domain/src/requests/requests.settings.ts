import { type Static, Type } from '@sinclair/typebox'
import { forStaff, type Settings, writtenWith } from '../kit/settings.ts'
import { usualDueMinutes } from './requests.defaults.ts'
import { dueMinutesLimits } from './requests.limits.ts'

/** In minutes, a day at most. */
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

/** What a venue says of requests. */
export const requestSettings = {
  /** Within how many minutes each type of request is to be seen to. A change counts for what is asked for from then on. */
  requestDueMinutes: writtenWith('requests:configure', forStaff(requestDueMinutesSchema, usualDueMinutes)),
} as const satisfies Settings
