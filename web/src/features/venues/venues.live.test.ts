import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catchUpVenues, startVenuesLive } from '#features/venues/venues.live.ts'
import { allVenues, oneVenue } from '#features/venues/venues.queries.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { ownVenue, signIn } from '#kit/calls/session.ts'

let changed: Venue[] = []
let asked: string[] = []
let stop = () => {}

beforeEach(async () => {
  changed = []
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address))
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token' })
    if (address === '/v1/userdata') return Response.json(aUser())
    if (address.includes('updatedAt')) return Response.json(changed)
    return Response.json(address.includes('/restaurant/') ? aVenue() : [aVenue(), aVenue({ id: 2 })])
  })
  queryClient.clear()
  await signIn({ email: 'manager@hotel.demo', password: 'brigade-demo' })
  stop = await startVenuesLive()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('shows settings as somebody has changed them, everywhere', async () => {
  await queryClient.fetchQuery(allVenues())
  await queryClient.fetchQuery(oneVenue(1))

  applyNow(venuesPath, told(aVenue({ isPOSIntegrated: true, version: 3 })))

  expect(ownVenue()).toMatchObject({ isPOSIntegrated: true, version: 3 })
  expect(queryClient.getQueryData(oneVenue(1).queryKey)).toMatchObject({ version: 3 })
  expect(queryClient.getQueryData(allVenues().queryKey)?.map(({ version }) => version)).toEqual([3, 1])
})

it('is not taken back by what is older', async () => {
  await queryClient.fetchQuery(oneVenue(1))
  applyNow(venuesPath, told(aVenue({ isPOSIntegrated: true, version: 3 })))

  applyNow(venuesPath, told(aVenue({ isPOSIntegrated: false, version: 2 })))
  await queryClient.fetchQuery({ ...oneVenue(1), staleTime: 0 })

  expect(ownVenue()).toMatchObject({ isPOSIntegrated: true, version: 3 })
  expect(queryClient.getQueryData(oneVenue(1).queryKey)).toMatchObject({ version: 3 })
})

it('fetches after a lost line what was changed since', async () => {
  changed = [aVenue({ isCheckPos: true, version: 2, updatedAt: '2026-03-04T08:00:01.000Z' })]

  await catchUpVenues('2026-03-04T08:00:00.000Z')

  expect(asked.at(-1)).toBe('/v1/restaurant?archived=too&updatedAt[$gte]=2026-03-04T08:00:00.000Z&skipPaginate=true')
  expect(ownVenue()).toMatchObject({ isCheckPos: true, version: 2 })
})

function told({ updatedAt, ...venue }: Venue) {
  return { ...venue, updatedAt: updatedAt ?? undefined }
}
