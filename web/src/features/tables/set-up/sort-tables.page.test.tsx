import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { sortTablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { SortTables } from '@brigade/domain/tables/tables.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/sorting/loaded-sort-screen.tsx'
import '#features/tables/set-up/sort-tables.page.tsx'
import { sortingFeature } from '#features/sorting/sorting.feature.tsx'
import { startTablesLive } from '#features/tables/tables.live.ts'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { socket } from '#kit/calls/api-client.ts'
import { closeToasts } from '#kit/calls/toasts.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { toastTexts } from '#kit/testing/toast-texts.ts'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.restoreAllMocks()
})

const names = ['Room 1', 'Room 2', 'Suite']

/** Opens the screen that sorts three rooms of a hotel. */
async function open({ role = 'manager', path = '/tables/sort' }: { role?: StaffRole; path?: string } = {}) {
  let tables = names.map((name, place) => aTable({ id: place + 1, name, index: place + 1, area: 'Wing' }))
  const sent: unknown[] = []
  const opened = await openPage({
    features: [tablesFeature, venuesFeature, sortingFeature],
    path,
    user: aUser({ role }),
    start: startTablesLive,
    answer({ method, service, id, body }) {
      if (service === 'restaurant') return id ? aVenue({ id: Number(id) }) : [aVenue(), aVenue({ id: 2 })]
      if (method === 'GET') return service === 'table' ? tables : []
      sent.push(body)
      return body
    },
  })
  close = opened.close
  await screen.findByText('Suite')
  const setTables = (next: typeof tables) => {
    tables = next
  }
  return { ...opened, sent, tables, setTables }
}

const shown = () =>
  screen.getAllByRole('listitem').flatMap((row) => names.filter((name) => within(row).queryByText(name)))

it('puts tables into the order that is typed, and saves it in one call', async () => {
  const { user, sent, router } = await open()

  const field = screen.getByRole('textbox', { name: /^Place of Suite,/ })
  await user.clear(field)
  await user.type(field, '1{Enter}')
  expect(shown()).toEqual(['Suite', 'Room 1', 'Room 2'])
  await user.click(screen.getByRole('button', { name: 'Save sorting' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/tables'))
  expect(sent).toEqual([{ restaurantId: 1, ids: [3, 1, 2] } satisfies SortTables])
  expect(toastTexts()).toContain('Sorting saved.')
})

it('sorts the tables of the venue that the address names', async () => {
  const { user, sent, router } = await open({ role: 'admin', path: '/tables/sort?venue=2' })

  const field = screen.getByRole('textbox', { name: /^Place of Room 1,/ })
  await user.clear(field)
  await user.type(field, '3{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save sorting' }))

  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/tables?venue=2'))
  expect(sent).toEqual([{ restaurantId: 2, ids: [2, 3, 1] }])
})

it('follows the order that somebody else saves', async () => {
  const { tables, setTables } = await open()

  setTables(tables.toReversed().map((table, place) => ({ ...table, index: place + 1 })))
  for (const hear of socket.listeners(`${sortTablesPath} created`)) hear({ restaurantId: 1, ids: [3, 2, 1] })

  await waitFor(() => expect(shown()).toEqual(['Suite', 'Room 2', 'Room 1']), { timeout: 3_000 })
})
