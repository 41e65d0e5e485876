import { isRoundOn, roundFloors } from '@brigade/domain/trays/trays.round.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '#kit/device/clock.ts'
import { readSessionText, setSessionText } from '#kit/calls/session-text.ts'
import { fetchedTrayLists } from '#features/trays/active-trays.ts'
import { startSendingTicks, useTicks } from '#features/trays/round/round-ticks.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** Returns the current round at a venue on this device, also after a reload of the page: its rooms, floor by floor. */
export function useRound(venueId: number) {
  const [since, setSince] = useState(() => roundSince(venueId))
  const active = useActiveTrays(venueId)
  const fetched = useQuery({ ...fetchedTrayLists.options({ venueId, since }), gcTime: Infinity })
  const ticks = useTicks(venueId)
  useEffect(() => void startSendingTicks(), [])
  const floors = useMemo(
    () =>
      active.data &&
      fetched.data &&
      roundFloors({
        active: active.data.records,
        fetched: fetched.data.records,
        ticks: ticks.map(({ request }) => request),
      }),
    [active.data, fetched.data, ticks],
  )
  return {
    list: {
      data: floors,
      error: active.error ?? fetched.error,
      refetch: () => Promise.all([active.refetch(), fetched.refetch()]),
    },
    begin: () => {
      const since = newRound(venueId)
      // No tray has been collected since then: the rooms stay visible, even without a connection.
      fetchedTrayLists.begin({ venueId, since })
      setSince(since)
    },
  }
}

/** Returns the start of the current round; now, if there is none. */
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
