import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prefetchFloor } from '#features/tables/prefetch-floor.ts'
import { tablesKey } from '#features/tables/tables.queries.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import {
  at,
  closeFloor,
  closeFloorAfterEach,
  filters,
  goesOn,
  openFloor,
  tablesAsked,
  tiles,
} from '#features/tables/testing/open-floor.tsx'

closeFloorAfterEach()

it('is narrowed to who has something to do, to a kind and to a name, by the address', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  const { router, user } = await openFloor()
  await tiles()

  expect(filters()).toEqual(['All 4', 'Needs attention 2', 'Late 0', 'Needs attention 1', 'Tables and rooms 1'])
  await user.click(screen.getByRole('button', { name: 'Needs attention 2' }))
  expect(await tiles()).toEqual(['Room 3 Show ', 'Room 2 Sort '])
  await user.click(screen.getByRole('button', { name: 'Tables and rooms 1' }))
  expect(await tiles()).toEqual(['Room 2 Sort '])
  expect(router.state.location.search).toBe('?show=dishes')

  await user.type(screen.getByRole('searchbox'), 'oom 4')
  expect(await screen.findByText('No matching tables or rooms')).toBeDefined()
})

it('is sorted by number where that is wanted', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await openFloor({ path: '/tables/management?order=index' })

  expect(await tiles()).toEqual(['Room 1 ', 'Room 2 Sort ', 'Room 3 Show ', 'Room 4 '])
})

it('says that nobody has anything to do, and takes a filter that it does not know for none', async () => {
  await openFloor({ path: '/tables/management?show=busy' })
  expect(await screen.findByText('Nothing needs attention')).toBeDefined()
  closeFloor()

  await openFloor({ path: '/tables/management?show=nonsense' })
  expect(await tiles()).toHaveLength(4)
})

it.each([
  ['of the own venue', 'manager', '/tables/management?venue=2', '1'],
  ['of the venue that the address names', 'admin', '/tables/management?venue=2', '2'],
  ['of the first venue, where the address names none', 'admin', '/tables/management', '1'],
] as const)('asks for the rooms %s before the screen is there', async (_what, role, path, venue) => {
  const { asked } = await openFloor({ role, path })
  await tiles()
  queryClient.removeQueries({ queryKey: tablesKey })

  await prefetchFloor(new URL(path, location.href))

  expect(tablesAsked(asked).map(({ query }) => query.get('restaurantId'))).toEqual([venue, venue])
})

it.each(['/tables/2', '/tables/2?name=Room+4'])('names the room of the link %s for the header', async (path) => {
  const { router } = await openFloor({ path })

  expect(await screen.findByRole('heading', { name: 'Room 2' })).toBeDefined()
  await waitFor(() => expect(router.state.location.search).toBe('?name=Room+2'))
})
