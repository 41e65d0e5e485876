import { Type } from '@sinclair/typebox'
import { dayOptions, hourOptions } from '../kit/venue-clock.ts'
import { menuErrors } from './menus.errors.ts'

const told = { errorMessage: menuErrors.timesMissing, errorCode: 'timesMissing' }

/** Days of availability in a body: ALL, or some of Monday to Sunday. (spec 2, §9) */
export const daysSchema = Type.Array(
  Type.Union(
    dayOptions.map((day) => Type.Literal(day)),
    told,
  ),
  { maxItems: dayOptions.length, ...told },
)

/** Hours of availability in a body: ALL, or some of 0 to 23 as text. (spec 2, §9) */
export const hoursSchema = Type.Array(
  Type.Union(
    hourOptions.map((hour) => Type.Literal(hour)),
    told,
  ),
  { maxItems: hourOptions.length, ...told },
)
