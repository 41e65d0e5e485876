import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { soldOutOfVenue } from '#features/menus/selling/sold-out.queries.ts'
import { useNow } from '#kit/device/clock.ts'
import { useCan } from '#kit/calls/use-can.ts'

const halfMinuteMs = 30_000

type SoldOutNow = { parts: readonly SoldOutPart[] | undefined; error: unknown; retry: () => void }

/**
 * Returns the parts that are sold out at a venue at this moment, live; undefined until they are known. Only for roles
 * that mark them; others get none.
 */
export function useSoldOut(venueId: number | null): SoldOutNow {
  const mayMark = useCan('menus:soldOut')
  const { data, error, refetch } = useQuery(soldOutOfVenue(mayMark ? venueId : null))
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  const parts = useMemo(() => data?.filter(({ soldOut }) => isSoldOut(soldOut, now)), [data, now])
  return { parts, error, retry: () => void refetch() }
}
