import { useMemo } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import type { FloorActivity } from '#features/tables/public/floor-slot.ts'

type Kinds<T> = {
  kind: string
  /** Late activities are of this kind as well: the filter of the other kind shows them all. */
  lateKind: string
  /** Returns the instant from which a record is late; null if it is never late. The records are sorted by it. */
  lateSince: (record: T) => string | null
  isLate: (record: T, now: number) => boolean
  /** Returns the urgency of a record in time, if it differs from the urgency of its kind. */
  rankOf?: (record: T) => number | undefined
}

/**
 * Returns the activities at tables for records of which some are late: the identical list until a record changes or
 * becomes late. The kinds must not change after the first render.
 */
export function useOverdueActivity<T extends { tableId: number; createdAt: string }>(
  records: readonly T[] | undefined,
  { kind, lateKind, lateSince, isLate, rankOf }: Kinds<T>,
): readonly FloorActivity[] | undefined {
  // The last late record determines the set of late ones.
  const lastLate = useTimed((now) => {
    const last = records?.findLast((record) => isLate(record, now))
    return last ? lateSince(last) : null
  })
  return useMemo(
    () =>
      records?.flatMap((record) => {
        const activity = { tableId: record.tableId, since: record.createdAt }
        const rank = rankOf?.(record)
        const goingOn = { ...activity, kind, ...(rank !== undefined && { rank }) }
        const since = lateSince(record)
        const isLateToo = since !== null && lastLate !== null && since <= lastLate
        return isLateToo ? [goingOn, { ...activity, kind: lateKind, since }] : [goingOn]
      }),
    [records, lastLate, kind, lateKind, lateSince, rankOf],
  )
}
