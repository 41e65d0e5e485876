import { businessDayAt, dayAfter, type DayRange, isDay } from '@brigade/domain/kit/venue-days.ts'
import { earliestReportDay } from '@brigade/domain/requests/requests.rules.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/clock.ts'
import { useAddressParams } from '#kit/use-address.ts'

const usualDays = 7

/** The days of a report, in the address: the last seven of the venue's calendar where it names none or nonsense. */
export function useReportDays(timeZone: string) {
  const [params, change] = useAddressParams()
  const today = useTimed((now) => businessDayAt(now, { timeZone, nightHour: 0 }))
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const days = useMemo<DayRange>(() => {
    const isRange = isDay(from) && isDay(to) && from <= to && from >= earliestReportDay
    return isRange ? { from, to } : { from: dayAfter(today, 1 - usualDays), to: today }
  }, [from, to, today])

  function setDays(chosen: DayRange): void {
    change((next) => {
      next.delete('page')
      next.set('from', chosen.from)
      next.set('to', chosen.to)
    })
  }

  return { days, today, setDays }
}
