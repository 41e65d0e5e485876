import { dayOptions, hourOptions } from '../kit/venue-clock.ts'

export type DayOption = (typeof dayOptions)[number]
export type HourOption = (typeof hourOptions)[number]

/** The label of each choice of days. */
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

/** Returns the label of a choice of hours: ALL, or 12 AM to 11 PM. */
export function hourLabel(hour: HourOption): string {
  if (hour === 'ALL') return 'ALL'
  const number = Number(hour)
  return `${number % 12 === 0 ? 12 : number % 12} ${number < 12 ? 'AM' : 'PM'}`
}

/** Returns days for storage: in the order of the week, each once, and only ALL if it is among them. */
export function tidyDays(days: readonly string[]): DayOption[] {
  return tidy(dayOptions, days)
}

/** Returns hours for storage: in their order, each once, and only ALL if it is among them. */
export function tidyHours(hours: readonly string[]): HourOption[] {
  return tidy(hourOptions, hours)
}

function tidy<T extends string>(options: readonly T[], chosen: readonly string[]): T[] {
  if (chosen.length === 0) return []
  // ALL is the first option.
  if (chosen.includes('ALL')) return options.slice(0, 1)
  return options.filter((option) => chosen.includes(option))
}
