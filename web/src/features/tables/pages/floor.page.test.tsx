import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { AtTable } from '@brigade/domain/tables/tables.floor.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { registerFloorPart } from '#kit/floor-parts.ts'
import { createStore, useStore } from '#kit/store.ts'
import { openPage } from '#kit/testing/open-page.tsx'

const goesOn = createStore<readonly AtTable[]>([])
let drawn: string[] = []
let close = () => {}

registerFloorPart('calls', async () => ({
  permission: 'requests:read',
  kinds: [{ name: 'calls', titleKey: 'tables:show.busy', order: 2, rank: 1, Tag: tagOf('calls') }],
  useGoingOn: () => ({ data: useOf('calls'), error: null, refetch: () => undefined }),
}))
registerFloorPart('dishes', async () => ({
  permission: 'orders:read',
  kinds: [{ name: 'dishes', titleKey: 'tables:list', order: 1, rank: 2, Tag: tagOf('dishes') }],
  useGoingOn: () => ({ data: useOf('dishes'), error: null, refetch: () => undefined }),
}))

afterEach(() => {
  close()
  vi.restoreAllMocks()
  goesOn.set([])
  drawn = []
})

it('has a tile for each room, what is worst first, with what goes on there', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls'), at(3, 'dishes'), at(3, 'dishes')])
  await open()

  expect(await tiles()).toEqual(['Room 3 2 dishes1 calls', 'Room 2 1 dishes', 'Room 1 ', 'Room 4 '])
})

it('draws a tile again when something happens there, and no other', async () => {
  goesOn.set([at(1, 'dishes'), at(2, 'dishes'), at(3, 'dishes'), at(4, 'dishes')])
  await open()
  await tiles()
  drawn = []

  act(() => goesOn.set([...goesOn.get(), at(2, 'dishes')]))

  await waitFor(async () => expect(await tiles()).toContain('Room 2 2 dishes'))
  expect(drawn).toEqual(['2 dishes'])
})

it('draws no tile again for what changes nothing of it', async () => {
  goesOn.set([at(1, 'dishes'), at(2, 'dishes')])
  await open()
  await tiles()
  drawn = []

  act(() => goesOn.set(goesOn.get().map((each) => ({ ...each }))))

  expect(drawn).toEqual([])
})

it('is narrowed to who has something to do, to a kind and to a name, by the address', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  const { router, user } = await open()
  await tiles()

  const filters = within(screen.getByRole('group', { name: 'What is shown' })).getAllByRole('button')
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'All 4',
    'Something to do 2',
    'Tables and rooms 1',
    'Something to do 1',
  ])
  await user.click(filters[1]!)
  expect(await tiles()).toEqual(['Room 3 1 calls', 'Room 2 1 dishes'])
  await user.click(filters[2]!)
  expect(await tiles()).toEqual(['Room 2 1 dishes'])
  expect(router.state.location.search).toBe('?show=dishes')

  await user.type(screen.getByRole('searchbox'), 'oom 4')
  expect(await screen.findByText('No such table or room')).toBeDefined()
})

it('is sorted by number where that is wanted', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await open({ path: '/tables/management?order=index' })

  expect(await tiles()).toEqual(['Room 1 ', 'Room 2 1 dishes', 'Room 3 1 calls', 'Room 4 '])
})

it('says that nobody has anything to do, and takes a filter that it does not know for none', async () => {
  await open({ path: '/tables/management?show=busy' })
  expect(await screen.findByText('Nothing to do here')).toBeDefined()
  close()

  await open({ path: '/tables/management?show=nonsense' })
  expect(await tiles()).toHaveLength(4)
})

it('draws of a thousand rooms those in sight', async () => {
  await open({ tables: Array.from({ length: 1_000 }, (_, index) => aTable(index + 1)) })

  expect((await tiles()).length).toBeLessThan(100)
  expect(screen.getByRole('button', { name: 'All 1,000' })).toBeDefined()
})

it('leads to the page of a room, with its name for the header', async () => {
  const { router, user } = await open()
  await tiles()

  await user.click(screen.getByRole('link', { name: 'Room 2' }))

  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/tables/2', search: '?name=Room+2' }))
})

it('leaves out what this person may not see', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await open({ role: 'finance' })

  expect(await tiles()).toEqual(['Room 2 1 dishes', 'Room 1 ', 'Room 3 ', 'Room 4 '])
})

type Opening = { path?: string; tables?: Table[]; role?: 'manager' | 'finance' }

async function open({
  path = '/tables/management',
  tables = [1, 2, 3, 4].map(aTable),
  role = 'manager',
}: Opening = {}) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const opened = await openPage({
    features: [tablesFeature, venuesFeature],
    path,
    user: aUser({ role }),
    answer: ({ service }) => (service === 'restaurant' ? aVenue() : tables),
  })
  close = opened.close
  return opened
}

async function tiles(): Promise<(string | null)[]> {
  await screen.findAllByRole('link', { name: /^Room/ })
  return screen.getAllByRole('link', { name: /^Room/ }).map(({ textContent }) => textContent)
}

function aTable(id: number): Table {
  return {
    id,
    name: `Room ${id}`,
    index: id,
    restaurantId: 1,
    isActive: true,
    newOrderCount: 0,
    inProgressOrderCount: 0,
    deliveredOrderCount: 0,
    waiterRequestCount: 0,
    trayList: [],
  }
}

function at(tableId: number, kind: string): AtTable {
  return { tableId, kind, since: '2026-03-04T08:00:00.000Z' }
}

function useOf(kind: string): readonly AtTable[] {
  const all = useStore(goesOn)
  return useMemo(() => all.filter((each) => each.kind === kind), [all, kind])
}

function tagOf(kind: string) {
  return function Tag({ count }: { count: number }) {
    const text = `${count} ${kind}`
    drawn.push(text)
    return <span>{text}</span>
  }
}
