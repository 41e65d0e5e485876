import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { AtTable } from '@brigade/domain/tables/tables.floor.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { screen, within } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, vi } from 'vitest'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { type FloorPart, floorSlot } from '#features/tables/public/floor-slot.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

/** The activity at the tables. */
export const goesOn = createStore<readonly AtTable[]>([])
export const allKinds = ['calls', 'dishes']
/** The kinds of activity whose lists have arrived. */
export const kindsThere = createStore<readonly string[]>(allKinds)
/** The error of the lists that have not arrived. */
export const trouble = createStore<Error | null>(null)
/** The notes on tiles that were drawn, in order. */
export const drawn: string[] = []
/** The lists that were asked for, in order. */
export const listed: string[] = []
export const refetched = vi.fn<(kind: string) => void>()
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

/** Closes the floor after each test of the file that calls this. */
export function closeFloorAfterEach(): void {
  afterEach(() => {
    closeFloor()
    vi.restoreAllMocks()
    goesOn.set([])
    kindsThere.set(allKinds)
    trouble.set(null)
    refetched.mockClear()
    drawn.length = 0
    listed.length = 0
  })
}

export function closeFloor(): void {
  close()
}

type Opening = { path?: string; tables?: Table[] | Promise<Table[]>; role?: 'manager' | 'finance' | 'admin' }

/** Opens the floor of a venue with four rooms, at which there are calls and dishes. */
export async function openFloor({
  path = '/tables/management',
  tables = [1, 2, 3, 4].map(room),
  role = 'manager',
}: Opening = {}) {
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
      return id ? aVenue({ id: Number(id) }) : [aVenue(), aVenue({ id: 2 })]
    },
  })
  close = opened.close
  return { ...opened, asked }
}

export function tablesAsked(calls: readonly PageCall[]): PageCall[] {
  return calls.filter(({ service }) => service === 'table')
}

/** Returns the words of each tile, in order. */
export async function tiles(): Promise<(string | null)[]> {
  await screen.findAllByRole('link', { name: /^Room/ })
  return screen.getAllByRole('link', { name: /^Room/ }).map(({ textContent }) => textContent)
}

/** Returns the filters of the floor, each with its number of rooms. */
export function filters(): (string | null)[] {
  const chips = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
  return chips.map(({ textContent }) => textContent)
}

export function room(id: number): Table {
  return aTable({ id, index: id, name: `Room ${id}` })
}

export function at(tableId: number, kind: string): AtTable {
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
