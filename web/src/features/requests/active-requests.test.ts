import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { activeRequestLists } from '#features/requests/active-requests.ts'
import type { VenueScope } from '#features/venues/venues.queries.ts'
import { queryClient } from '#kit/calls/query-client.ts'

const [first, second] = [aRequest({ id: 1 }), aRequest({ id: 2 })]

beforeEach(async () => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json([second, first]))
  await queryClient.fetchQuery(activeRequestLists.options(1))
  await queryClient.fetchQuery(activeRequestLists.options('all'))
  vi.unstubAllGlobals()
})

it('takes in what is asked for, the oldest first, and is the very same without news', () => {
  activeRequestLists.apply([aRequest({ id: 3 })])
  const known = shown()
  activeRequestLists.apply([aRequest({ id: 3 }), first])

  expect(known?.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(shown()).toBe(known)
})

it.each(['completed', 'cancelled'] as const)(
  'loses for good what is %s, whatever order the news comes in',
  (status) => {
    activeRequestLists.apply([{ ...first, version: 2, status }])
    activeRequestLists.apply([first])

    expect(shown()).toEqual([second])
  },
)

it('takes in nothing of another venue, except for those who see all', () => {
  const elsewhere = aRequest({ id: 3, restaurantId: 2 })

  activeRequestLists.apply([elsewhere])

  expect(shown()).toEqual([first, second])
  expect(shown('all')).toEqual([first, second, elsewhere])
})

function shown(scope: VenueScope = 1): readonly GuestRequest[] | undefined {
  return queryClient.getQueryData(activeRequestLists.options(scope).queryKey)?.records
}
