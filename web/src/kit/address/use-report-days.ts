import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import { businessDayAt, dayAfter, type DayRange, isDay } from '@brigade/domain/kit/venue-days.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'

type UsualDays = {
  timeZone: string
  /** Number of days up to today that are shown if the address names none. */
  usualDays: number
}

/** The reason why a screen does not show the days of its address. */
export type DaysProblem = 'tooEarly' | 'backwards' | 'noDays' | 'tooMany'

/**
 * Returns the days of a report on a venue's calendar, from the address. If it names days without reports, the usual
 * days are returned, and `problem` says why. (spec 1, §2.6, §9)
 */
export function useReportDays({ timeZone, usualDays }: UsualDays) {
  const [params, change] = useAddressParams()
  const today = useTimed((now) => businessDayAt(now, { timeZone, nightHour: 0 }))
  const [first, last] = [params.get('from'), params.get('to')]
  const { days, problem } = useMemo(
    () => daysOf({ first, last }, { today, usualDays }),
    [first, last, today, usualDays],
  )

  function setDays(chosen: DayRange): void {
    change((next) => {
      next.delete('page')
      writeParam(next, 'from', chosen.from)
      writeParam(next, 'to', chosen.to)
    })
  }

  return { days, problem, today, setDays }
}

export type ReportDays = ReturnType<typeof useReportDays>

type Named = { first: string | null; last: string | null }

function daysOf(named: Named, { today, usualDays }: { today: string; usualDays: number }) {
  const problem = problemOf(named, today)
  const { first, last } = problem ? { first: null, last: null } : named
  const to = last ?? today
  const usualFirst = dayAfter(to, 1 - usualDays)
  const from = first ?? (usualFirst < earliestReportDay ? earliestReportDay : usualFirst)
  return { days: { from, to }, problem }
}

function problemOf({ first, last }: Named, today: string): DaysProblem | null {
  const named = [first, last].filter((day) => day !== null)
  if (named.some((day) => !isDay(day) || day > today)) return 'noDays'
  if (named.some((day) => day < earliestReportDay)) return 'tooEarly'
  return first !== null && last !== null && last < first ? 'backwards' : null
}
