import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { ApiError } from '#kit/calls/api-error.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import {
  allKinds,
  at,
  closeFloorAfterEach,
  filters,
  goesOn,
  kindsThere,
  listed,
  openFloor,
  refetched,
  room,
  tablesAsked,
  tiles,
  trouble,
} from '#features/tables/testing/open-floor.tsx'

closeFloorAfterEach()

it('says what the tables counted until the lists are there, and then what these say', async () => {
  kindsThere.set([])
  goesOn.set([at(2, 'calls'), at(3, 'dishes')])
  const since = { waiterRequestCount: '2026-03-04T08:00:00.000Z' }
  const counted = { ...room(4), waiterRequestCount: 2, waitingSince: since }
  await openFloor({ tables: [room(1), room(2), room(3), counted] })
  expect(await tiles()).toEqual(['Room 4 Show 2 calls', 'Room 1 ', 'Room 2 ', 'Room 3 '])

  act(() => kindsThere.set(allKinds))

  expect(await tiles()).toEqual(['Room 2 Show ', 'Room 3 Sort ', 'Room 1 ', 'Room 4 '])
})

it('lets nothing stand in for the lists that was counted a while ago', async () => {
  kindsThere.set([])
  await openFloor()
  await tiles()

  const old = { ...room(4), waiterRequestCount: 2, waitingSince: { waiterRequestCount: '2026-03-04T08:00:00.000Z' } }
  act(() => {
    queryClient.setQueryData(tablesOfVenue(1).queryKey, [room(1), old], { updatedAt: Date.now() - 60_000 })
  })

  await waitFor(async () => expect(await tiles()).toEqual(['Room 1 ', 'Room 4 ']))
})

it('goes on drawing what its lists say while another one does not come, and says what is missing', async () => {
  kindsThere.set(['calls'])
  await openFloor()
  await tiles()
  expect(filters()).toEqual(['All 4', 'Needs attention 0', 'Late 0', 'Needs attention 0', 'Tables and rooms 0'])
  expect(screen.queryByText(/Still loading/)).toBeNull()

  const elevenSecondsLater = Date.now() + 11_000
  vi.spyOn(Date, 'now').mockImplementation(() => elevenSecondsLater)
  act(() => goesOn.set([at(3, 'calls')]))

  expect(await tiles()).toEqual(['Room 3 Show ', 'Room 1 ', 'Room 2 ', 'Room 4 '])
  expect(screen.getByText('Still loading: Tables and rooms')).toBeDefined()
  expect(filters()).toEqual(['All 4', 'Needs attention ', 'Late ', 'Needs attention 1', 'Tables and rooms '])

  act(() => kindsThere.set(allKinds))
  expect(filters()).toEqual(['All 4', 'Needs attention 1', 'Late 0', 'Needs attention 1', 'Tables and rooms 0'])
  expect(screen.queryByText(/Still loading/)).toBeNull()
})

it('says which lists could not be fetched, lets nothing stand in for them, and fetches them when asked to', async () => {
  kindsThere.set(['dishes'])
  const since = { waiterRequestCount: '2026-03-04T08:00:00.000Z' }
  const { user } = await openFloor({ tables: [{ ...room(1), waiterRequestCount: 2, waitingSince: since }] })
  expect(await tiles()).toEqual(['Room 1 Show 2 calls'])

  act(() => trouble.set(new ApiError({ code: 503, className: 'unavailable', message: 'In trouble', data: {} })))

  const note = screen.getByRole('alert')
  expect(note.textContent).toContain('Still loading: Needs attention')
  expect(await tiles()).toEqual(['Room 1 '])
  expect(filters()).toEqual(['All 1', 'Needs attention ', 'Late ', 'Needs attention ', 'Tables and rooms 0'])
  await user.click(within(note).getByRole('button', { name: 'Try again' }))
  expect(refetched.mock.calls).toEqual([['calls']])

  // While it is fetched again, the query has forgotten why it failed.
  act(() => trouble.set(null))
  expect(screen.getByRole('alert')).toBe(note)
  expect(await tiles()).toEqual(['Room 1 '])
  act(() => kindsThere.set(allKinds))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(filters()).toEqual(['All 1', 'Needs attention 0', 'Late 0', 'Needs attention 0', 'Tables and rooms 0'])
})

it('does not say that there is nothing to do before it knows', async () => {
  kindsThere.set(['calls'])
  await openFloor({ path: '/tables/management?show=dishes' })
  await screen.findByText('Nothing needs attention')

  act(() => {
    queryClient.setQueryData(tablesOfVenue(1).queryKey, [room(1)], { updatedAt: Date.now() - 60_000 })
  })

  expect(await screen.findByText('Still loading: Tables and rooms')).toBeDefined()
  expect(screen.queryByText('Nothing needs attention')).toBeNull()
  act(() => kindsThere.set(allKinds))
  expect(screen.getByText('Nothing needs attention')).toBeDefined()
})

it('reads what goes on once its tiles can be drawn, for that is more', async () => {
  const answered = Promise.withResolvers<Table[]>()
  const { asked } = await openFloor({ tables: answered.promise })
  await waitFor(() => expect(tablesAsked(asked)).toHaveLength(1))
  expect(listed).toEqual([])

  answered.resolve([room(1)])

  expect(await tiles()).toEqual(['Room 1 '])
  expect(listed).toEqual(expect.arrayContaining(['calls', 'dishes']))
})

it('has a new table as soon as something goes on there, and asks no more for one that there is not', async () => {
  const tables = [1, 2].map(room)
  const { asked } = await openFloor({ tables })
  expect(await tiles()).toHaveLength(2)

  tables.push(room(3))
  act(() => goesOn.set([at(3, 'dishes'), at(99, 'dishes')]))

  await waitFor(async () => expect(await tiles()).toContain('Room 3 Sort '))
  act(() => goesOn.set([at(2, 'dishes'), at(99, 'calls')]))
  await waitFor(async () => expect(await tiles()).toContain('Room 2 Sort '))
  expect(tablesAsked(asked)).toHaveLength(2)
})
