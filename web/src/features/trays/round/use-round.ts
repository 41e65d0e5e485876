import { isRoundOn, roundFloors } from '@brigade/domain/trays/trays.round.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { serverNow } from '#kit/clock.ts'
import { useUser } from '#kit/session.ts'
import { readSessionText, setSessionText } from '#kit/session-text.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { fetchedTrayLists } from '#features/trays/active-trays.ts'
import { takeUpTicks, useTicks } from '#features/trays/round/round-ticks.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** The round that is walked at a venue on this device, also after a reload of the page: its rooms, floor by floor. */
export function useRound(venueId: number) {
  const { id: userId } = useUser()
  const [since, setSince] = useState(() => {
    takeUpTicks(userId)
    return roundSince(venueId)
  })
  const active = useActiveTrays(venueId)
  const fetched = useQuery({ ...fetchedTrayLists.options({ venueId, since }), gcTime: Infinity })
  const ticks = useTicks()
  const floors = useMemo(
    () =>
      active.data &&
      fetched.data &&
      roundFloors({
        active: active.data.records,
        fetched: fetched.data.records,
        ticks: ticks.filter((tick) => tick.venueId === venueId),
      }),
    [active.data, fetched.data, ticks, venueId],
  )
  return {
    list: {
      data: floors,
      error: active.error ?? fetched.error,
      refetch: () => Promise.all([active.refetch(), fetched.refetch()]),
    },
    begin: () => {
      shieldPressed()
      const since = newRound(venueId)
      // Nobody has fetched anything since then: the rooms stay in sight, also without a line.
      fetchedTrayLists.begin({ venueId, since })
      setSince(since)
    },
  }
}

/** When the round began that is walked: now, where none is. */
function roundSince(venueId: number): string {
  const since = readSessionText(keptAs(venueId))
  return since !== null && isRoundOn(since, serverNow()) ? since : newRound(venueId)
}

function newRound(venueId: number): string {
  const since = new Date(serverNow()).toISOString()
  setSessionText(keptAs(venueId), since)
  return since
}

function keptAs(venueId: number): string {
  return `tray-round:${venueId}`
}
