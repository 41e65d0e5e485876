import { type DayOption, type HourOption, tidyDays, tidyHours } from '@brigade/domain/menus/menus.times.ts'

type Times = { daysAvailable: readonly string[]; hoursAvailable: readonly string[] }

/** The days and hours of a record as a form holds them; a new one may be had always, as in an import. (spec 2, §9) */
export function formTimesOf(record: Times | null): { daysAvailable: DayOption[]; hoursAvailable: HourOption[] } {
  return {
    daysAvailable: tidyDays(record?.daysAvailable ?? ['ALL']),
    hoursAvailable: tidyHours(record?.hoursAvailable ?? ['ALL']),
  }
}
