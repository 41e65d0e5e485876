import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import { businessDayAt, dayAfter, type DayRange, isDay } from '@brigade/domain/kit/venue-days.ts'
import { trayWindowDays } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { serverNow } from '#kit/clock.ts'
import { useAddressParams, writeParam } from '#kit/use-address.ts'

/** The days of a report, in the address: the last seven unless others were chosen, and none of which there are no reports. (spec 1, §9) */
export function useReportDays({ timeZone }: Venue) {
  const [params, changeAddress] = useAddressParams()
  const today = businessDayAt(serverNow(), { timeZone, nightHour: 0 })
  const from = dayIn(params.get('from'), today) ?? dayAfter(today, 1 - trayWindowDays)
  const to = dayIn(params.get('to'), today) ?? today
  const days: DayRange = { from, to: to < from ? from : to }

  function change(name: keyof DayRange) {
    return (day: string) =>
      changeAddress((next) => {
        next.delete('page')
        writeParam(next, name, day)
      })
  }

  return { days, today, change }
}

function dayIn(text: string | null, today: string): string | null {
  return text !== null && isDay(text) && text >= earliestReportDay && text <= today ? text : null
}
