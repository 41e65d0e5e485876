import { Type } from '@sinclair/typebox'
import { dayOptions, hourOptions } from '../kit/venue-clock.ts'
import { menuErrors } from './menus.errors.ts'

export type DayOption = (typeof dayOptions)[number]
export type HourOption = (typeof hourOptions)[number]

const told = { errorMessage: menuErrors.timesMissing, errorCode: 'timesMissing' }

/** Days on which something may be had, as they are sent: ALL, or some of Monday to Sunday. (spec 2, §9) */
export const daysSchema = Type.Array(
  Type.Union(
    dayOptions.map((day) => Type.Literal(day)),
    told,
  ),
  { maxItems: dayOptions.length, ...told },
)

/** Hours at which something may be had, as they are sent: ALL, or some of 0 to 23 as text. (spec 2, §9) */
export const hoursSchema = Type.Array(
  Type.Union(
    hourOptions.map((hour) => Type.Literal(hour)),
    told,
  ),
  { maxItems: hourOptions.length, ...told },
)

/** What people read for each choice of days. */
export const dayLabels = {
  ALL: 'ALL',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
} satisfies Record<DayOption, string>

/** What people read for a choice of hours: ALL, or 12 AM to 11 PM. */
export function hourLabel(hour: HourOption): string {
  if (hour === 'ALL') return 'ALL'
  const number = Number(hour)
  return `${number % 12 === 0 ? 12 : number % 12} ${number < 12 ? 'AM' : 'PM'}`
}

/** Days as they are kept: in the order of the week, each once, and ALL alone where it is among them. */
export function tidyDays(days: readonly string[]): DayOption[] {
  return tidy(dayOptions, days)
}

/** Hours as they are kept: in their order, each once, and ALL alone where it is among them. */
export function tidyHours(hours: readonly string[]): HourOption[] {
  return tidy(hourOptions, hours)
}

function tidy<T extends string>(options: readonly T[], chosen: readonly string[]): T[] {
  if (chosen.length === 0) return []
  // ALL is the first option.
  if (chosen.includes('ALL')) return options.slice(0, 1)
  return options.filter((option) => chosen.includes(option))
}
