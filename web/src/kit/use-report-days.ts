import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import { businessDayAt, dayAfter, type DayRange, isDay } from '@brigade/domain/kit/venue-days.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/clock.ts'
import { useAddressParams, writeParam } from '#kit/use-address.ts'

type Calendar = {
  timeZone: string
  /** As many up to today, where the address names none. */
  usualDays: number
}

/** The days of a report on a venue's calendar, in the address; none of which there are no reports. (spec 1, §2.6, §9) */
export function useReportDays({ timeZone, usualDays }: Calendar) {
  const [params, change] = useAddressParams()
  const today = useTimed((now) => businessDayAt(now, { timeZone, nightHour: 0 }))
  const from = dayIn(params.get('from'), today) ?? dayAfter(today, 1 - usualDays)
  const to = dayIn(params.get('to'), today) ?? today
  const days = useMemo<DayRange>(() => ({ from, to: to < from ? from : to }), [from, to])

  function setDays(chosen: DayRange): void {
    change((next) => {
      next.delete('page')
      writeParam(next, 'from', chosen.from)
      writeParam(next, 'to', chosen.to)
    })
  }

  return { days, today, setDays }
}

export type ReportDays = ReturnType<typeof useReportDays>

function dayIn(text: string | null, today: string): string | null {
  return text !== null && isDay(text) && text >= earliestReportDay && text <= today ? text : null
}
