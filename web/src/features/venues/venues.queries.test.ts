import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allVenues, oneVenue } from '#features/venues/venues.queries.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { ownVenue, signIn } from '#kit/calls/session.ts'

let venues: Venue[] = []

beforeEach(async () => {
  venues = [aVenue({ id: 1, name: 'Harbour' }), aVenue({ id: 2, name: 'Palm' })]
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token' })
    if (address === '/v1/userdata') return Response.json(aUser())
    const [, id] = /restaurant\/(\d+)/.exec(address) ?? []
    return Response.json(id ? venues.find((venue) => venue.id === Number(id)) : venues)
  })
  queryClient.clear()
  await signIn({ email: 'manager@hotel.demo', password: 'brigade-demo' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('has a renamed venue right in the list and where one works, when it was fetched by itself', async () => {
  const listed = await queryClient.fetchQuery(allVenues())
  venues = [aVenue({ id: 1, name: 'Marina' }), venues[1]!]

  await queryClient.fetchQuery(oneVenue(1))

  expect(names(listed)).toEqual(['Harbour', 'Palm'])
  expect(names(queryClient.getQueryData(allVenues().queryKey))).toEqual(['Marina', 'Palm'])
  expect(ownVenue()?.name).toBe('Marina')
})

it('has it right by itself too, when the list was fetched', async () => {
  await queryClient.fetchQuery(oneVenue(2))
  venues = [venues[0]!, aVenue({ id: 2, name: 'Oasis' })]

  await queryClient.fetchQuery(allVenues())

  expect(queryClient.getQueryData(oneVenue(2).queryKey)?.name).toBe('Oasis')
})

it('makes the list no fresher than it is, and is the very same where nothing has changed', async () => {
  await queryClient.fetchQuery(allVenues())
  const own = ownVenue()
  const before = queryClient.getQueryState(allVenues().queryKey)

  await queryClient.fetchQuery(oneVenue(1))

  const after = queryClient.getQueryState(allVenues().queryKey)
  expect(after?.dataUpdatedAt).toBe(before?.dataUpdatedAt)
  expect(after?.data?.[0]).toBe(before?.data?.[0])
  expect(ownVenue()).toBe(own)
})

function names(listed: readonly Venue[] | undefined): string[] {
  return (listed ?? []).map(({ name }) => name)
}
