import type { Formats } from '#kit/formats/formats.ts'

/** Returns the keys of the records that are the first of their day in a list. */
export function firstsOfDays<T>(records: readonly T[], { keyOf, dayOf }: DayOf<T>): Set<number> {
  return new Set(
    records
      .filter((record, index) => index === 0 || dayOf(record) !== dayOf(records[index - 1]!))
      .map((record) => keyOf(record)),
  )
}

type DayOf<T> = { keyOf: (record: T) => number; dayOf: (record: T) => string }

type DayTimeProps = {
  instant: string
  formats: Formats
  /** False if the row above has the same day: then only screen readers announce it. */
  showsDay: boolean
}

/** Shows a time in a list, with its day if that changes. */
export function DayTime({ instant, formats, showsDay }: DayTimeProps) {
  if (showsDay) return formats.dateTime(instant)
  return (
    <>
      <span className="visually-hidden">{formats.date(instant)} </span>
      {formats.time(instant)}
    </>
  )
}
