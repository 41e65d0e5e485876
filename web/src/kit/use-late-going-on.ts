import { useMemo } from 'react'
import { useTimed } from '#kit/clock.ts'
import type { GoingOn } from '#kit/floor-parts.ts'

type Kinds<T> = {
  kind: string
  /** What is late is of this kind as well: so the filter of the other has all. */
  lateKind: string
  /** Since when it is late once it is, as an instant; null for what never is. The records stand in this order. */
  lateSince: (record: T) => string | null
  isLate: (record: T, now: number) => boolean
}

/** What goes on at tables by records of which some are late: the very same until a record changes or becomes late. The kinds stay as they are at first. */
export function useLateGoingOn<T extends { tableId: number; createdAt: string }>(
  records: readonly T[] | undefined,
  { kind, lateKind, lateSince, isLate }: Kinds<T>,
): readonly GoingOn[] | undefined {
  // The last one that is late tells which all are.
  const lastLate = useTimed((now) => {
    const last = records?.findLast((record) => isLate(record, now))
    return last ? lateSince(last) : null
  })
  return useMemo(
    () =>
      records?.flatMap((record) => {
        const goingOn = { tableId: record.tableId, kind, since: record.createdAt }
        const since = lateSince(record)
        const isLateToo = since !== null && lastLate !== null && since <= lastLate
        return isLateToo ? [goingOn, { ...goingOn, kind: lateKind, since }] : [goingOn]
      }),
    [records, lastLate, kind, lateKind, lateSince],
  )
}
