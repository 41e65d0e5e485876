import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { AtTable } from '@brigade/domain/tables/tables.floor.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { prefetchFloor } from '#features/tables/prefetch-floor.ts'
import { tablesKey, tablesOfVenue } from '#features/tables/tables.queries.ts'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { ApiError } from '#kit/calls/api-error.ts'
import { type FloorPart, floorSlot } from '#features/tables/public/floor-slot.ts'
import { updateUser } from '#kit/calls/session.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

const goesOn = createStore<readonly AtTable[]>([])
const allKinds = ['calls', 'dishes']
const kindsThere = createStore<readonly string[]>(allKinds)
const trouble = createStore<Error | null>(null)
let drawn: string[] = []
let listed: string[] = []
const refetched = vi.fn<(kind: string) => void>()
let close = () => {}

/** A tile says `Show` of a call, and `Sort` of a dish. */
const looks = {
  calls: { tone: 'amber', stateKey: 'tables:show.label' },
  dishes: { tone: 'blue', stateKey: 'tables:order.label' },
} as const

floorSlot.filledBy(async () => [
  {
    name: 'calls',
    permission: 'requests:read',
    titleKey: 'tables:show.busy',
    kinds: [{ name: 'calls', countedAs: 'waiterRequestCount', rank: 1, ...looks.calls }],
    Note: noteOf('calls'),
    List: listOf('calls'),
  },
  {
    name: 'dishes',
    permission: 'orders:read',
    titleKey: 'tables:list',
    kinds: [{ name: 'dishes', countedAs: 'covers', rank: 2, ...looks.dishes }],
    Note: noteOf('dishes'),
    List: listOf('dishes'),
  },
])(tablesFeature)

afterEach(() => {
  close()
  vi.restoreAllMocks()
  goesOn.set([])
  kindsThere.set(allKinds)
  trouble.set(null)
  refetched.mockClear()
  drawn = []
  listed = []
})

it('has a tile for each room, what is worst first, with what goes on there', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls'), at(3, 'dishes'), at(3, 'dishes')])
  await open()

  expect(await tiles()).toEqual(['Room 3 Show 2 dishes', 'Room 2 Sort ', 'Room 1 ', 'Room 4 '])
})

it('says what the tables counted until the lists are there, and then what these say', async () => {
  kindsThere.set([])
  goesOn.set([at(2, 'calls'), at(3, 'dishes')])
  const since = { waiterRequestCount: '2026-03-04T08:00:00.000Z' }
  const counted = { ...room(4), waiterRequestCount: 2, waitingSince: since }
  await open({ tables: [room(1), room(2), room(3), counted] })
  expect(await tiles()).toEqual(['Room 4 Show 2 calls', 'Room 1 ', 'Room 2 ', 'Room 3 '])

  act(() => kindsThere.set(allKinds))

  expect(await tiles()).toEqual(['Room 2 Show ', 'Room 3 Sort ', 'Room 1 ', 'Room 4 '])
})

it('lets nothing stand in for the lists that was counted a while ago', async () => {
  kindsThere.set([])
  await open()
  await tiles()

  const old = { ...room(4), waiterRequestCount: 2, waitingSince: { waiterRequestCount: '2026-03-04T08:00:00.000Z' } }
  act(() => {
    queryClient.setQueryData(tablesOfVenue(1).queryKey, [room(1), old], { updatedAt: Date.now() - 60_000 })
  })

  await waitFor(async () => expect(await tiles()).toEqual(['Room 1 ', 'Room 4 ']))
})

it('goes on drawing what its lists say while another one does not come, and says what is missing', async () => {
  kindsThere.set(['calls'])
  await open()
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
  const { user } = await open({ tables: [{ ...room(1), waiterRequestCount: 2, waitingSince: since }] })
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
  await open({ path: '/tables/management?show=dishes' })
  await screen.findByText('Nothing needs attention.')

  act(() => {
    queryClient.setQueryData(tablesOfVenue(1).queryKey, [room(1)], { updatedAt: Date.now() - 60_000 })
  })

  expect(await screen.findByText('Still loading: Tables and rooms')).toBeDefined()
  expect(screen.queryByText('Nothing needs attention.')).toBeNull()
  act(() => kindsThere.set(allKinds))
  expect(screen.getByText('Nothing needs attention.')).toBeDefined()
})

it('draws a tile again when something happens there, and no other', async () => {
  goesOn.set([1, 1, 2, 2, 3, 3].map((id) => at(id, 'dishes')))
  await open()
  await tiles()
  drawn = []

  act(() => goesOn.set([...goesOn.get(), at(2, 'dishes')]))

  await waitFor(async () => expect(await tiles()).toContain('Room 2 Sort 3 dishes'))
  expect(drawn).toEqual(['3 dishes'])
})

it('draws no tile again for what changes nothing of it', async () => {
  goesOn.set([1, 1, 2, 2].map((id) => at(id, 'dishes')))
  await open()
  expect(await tiles()).toContain('Room 2 Sort 2 dishes')
  drawn = []

  act(() => goesOn.set(goesOn.get().map((each) => ({ ...each }))))

  expect(drawn).toEqual([])
})

it('is narrowed to who has something to do, to a kind and to a name, by the address', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  const { router, user } = await open()
  await tiles()

  expect(filters()).toEqual(['All 4', 'Needs attention 2', 'Late 0', 'Needs attention 1', 'Tables and rooms 1'])
  await user.click(screen.getByRole('button', { name: 'Needs attention 2' }))
  expect(await tiles()).toEqual(['Room 3 Show ', 'Room 2 Sort '])
  await user.click(screen.getByRole('button', { name: 'Tables and rooms 1' }))
  expect(await tiles()).toEqual(['Room 2 Sort '])
  expect(router.state.location.search).toBe('?show=dishes')

  await user.type(screen.getByRole('searchbox'), 'oom 4')
  expect(await screen.findByText('No matching tables or rooms.')).toBeDefined()
})

it('is sorted by number where that is wanted', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await open({ path: '/tables/management?order=index' })

  expect(await tiles()).toEqual(['Room 1 ', 'Room 2 Sort ', 'Room 3 Show ', 'Room 4 '])
})

it('says that nobody has anything to do, and takes a filter that it does not know for none', async () => {
  await open({ path: '/tables/management?show=busy' })
  expect(await screen.findByText('Nothing needs attention.')).toBeDefined()
  close()

  await open({ path: '/tables/management?show=nonsense' })
  expect(await tiles()).toHaveLength(4)
})

it('draws of a thousand rooms those in sight', async () => {
  await open({ tables: Array.from({ length: 1_000 }, (_, index) => room(index + 1)) })

  expect((await tiles()).length).toBeLessThan(100)
  expect(screen.getByRole('button', { name: 'All 1,000' })).toBeDefined()
})

it('has a new table as soon as something goes on there, and asks no more for one that there is not', async () => {
  const tables = [1, 2].map(room)
  const { asked } = await open({ tables })
  expect(await tiles()).toHaveLength(2)

  tables.push(room(3))
  act(() => goesOn.set([at(3, 'dishes'), at(99, 'dishes')]))

  await waitFor(async () => expect(await tiles()).toContain('Room 3 Sort '))
  act(() => goesOn.set([at(2, 'dishes'), at(99, 'calls')]))
  await waitFor(async () => expect(await tiles()).toContain('Room 2 Sort '))
  expect(tablesAsked(asked)).toHaveLength(2)
})

it.each([
  ['of the own venue', 'manager', '/tables/management?venue=2', '1'],
  ['of the venue that the address names', 'admin', '/tables/management?venue=2', '2'],
  ['of the first venue, where the address names none', 'admin', '/tables/management', '1'],
] as const)('asks for the rooms %s before the screen is there', async (_what, role, path, venue) => {
  const { asked } = await open({ role, path })
  await tiles()
  queryClient.removeQueries({ queryKey: tablesKey })

  await prefetchFloor(new URL(path, location.href))

  expect(tablesAsked(asked).map(({ query }) => query.get('restaurantId'))).toEqual([venue, venue])
})

it('reads what goes on once its tiles can be drawn, for that is more', async () => {
  const answered = Promise.withResolvers<Table[]>()
  const { asked } = await open({ tables: answered.promise })
  await waitFor(() => expect(tablesAsked(asked)).toHaveLength(1))
  expect(listed).toEqual([])

  answered.resolve([room(1)])

  expect(await tiles()).toEqual(['Room 1 '])
  expect(listed).toEqual(expect.arrayContaining(['calls', 'dishes']))
})

it('leads to the page of a room, with its name for the header', async () => {
  const { router, user } = await open()
  await tiles()

  await user.click(screen.getByRole('link', { name: 'Room 2' }))

  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/tables/2', search: '?name=Room+2' }))
})

it.each(['/tables/2', '/tables/2?name=Room+4'])('names the room of the link %s for the header', async (path) => {
  const { router } = await open({ path })

  expect(await screen.findByRole('heading', { name: 'Room 2' })).toBeDefined()
  await waitFor(() => expect(router.state.location.search).toBe('?name=Room+2'))
})

it('leaves a press that asks for another window to the browser', async () => {
  const { router } = await open()
  await tiles()
  const press = createEvent.click(screen.getByRole('link', { name: 'Room 2' }), { ctrlKey: true })
  // The browser's own reaction can't be observed here.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  const prevented = vi.spyOn(press, 'preventDefault')

  fireEvent(screen.getByRole('link', { name: 'Room 2' }), press)

  expect(prevented).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/tables/management')
})

it('leaves out what this person may not see', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await open({ role: 'finance' })

  expect(await tiles()).toEqual(['Room 2 Sort ', 'Room 1 ', 'Room 3 ', 'Room 4 '])
})

it('shows more or less on an open floor when this person may see more or less', async () => {
  goesOn.set([at(2, 'dishes'), at(3, 'calls')])
  await open()
  expect(await tiles()).toEqual(['Room 3 Show ', 'Room 2 Sort ', 'Room 1 ', 'Room 4 '])

  act(() => updateUser(aUser({ role: 'finance' })))
  expect(await tiles()).toEqual(['Room 2 Sort ', 'Room 1 ', 'Room 3 ', 'Room 4 '])

  act(() => updateUser(aUser({ role: 'manager' })))
  expect(await tiles()).toEqual(['Room 3 Show ', 'Room 2 Sort ', 'Room 1 ', 'Room 4 '])
})

type Opening = { path?: string; tables?: Table[] | Promise<Table[]>; role?: 'manager' | 'finance' | 'admin' }

async function open({ path = '/tables/management', tables = [1, 2, 3, 4].map(room), role = 'manager' }: Opening = {}) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const asked: PageCall[] = []
  const opened = await openPage({
    features: [tablesFeature, venuesFeature],
    path,
    user: aUser({ role, ...(role === 'admin' && { restaurantId: [] }) }),
    answer(call) {
      const { service, id } = call
      asked.push(call)
      if (service === 'table' && id) return room(Number(id))
      if (service !== 'restaurant') return tables
      return id ? aVenue() : [aVenue(), aVenue({ id: 2 })]
    },
  })
  close = opened.close
  return { ...opened, asked }
}

function tablesAsked(calls: readonly PageCall[]): PageCall[] {
  return calls.filter(({ service }) => service === 'table')
}

async function tiles(): Promise<(string | null)[]> {
  await screen.findAllByRole('link', { name: /^Room/ })
  return screen.getAllByRole('link', { name: /^Room/ }).map(({ textContent }) => textContent)
}

/** Returns the filters of the floor, each with its number of rooms. */
function filters(): (string | null)[] {
  const chips = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
  return chips.map(({ textContent }) => textContent)
}

function room(id: number): Table {
  return aTable({ id, index: id, name: `Room ${id}` })
}

function at(tableId: number, kind: string): AtTable {
  return { tableId, kind, since: '2026-03-04T08:00:00.000Z' }
}

function listOf(kind: string): FloorPart['List'] {
  return function List({ children }) {
    listed.push(kind)
    const all = useStore(goesOn)
    const isThere = useStore(kindsThere).includes(kind)
    const data = useMemo(() => all.filter((each) => each.kind === kind), [all])
    const error = useStore(trouble)
    return children({ data: isThere ? data : undefined, error: isThere ? null : error, refetch: () => refetched(kind) })
  }
}

function noteOf(kind: string) {
  return function Note({ count }: { count: number }) {
    const text = `${count} ${kind}`
    drawn.push(text)
    return <span>{text}</span>
  }
}
