import type { AddTables, PatchTable, Table } from '@brigade/domain/tables/tables.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/tables/set-up/tables.page.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'
import { toastTexts } from '#kit/testing/toast-texts.ts'
import { closeToasts } from '#kit/calls/toasts.ts'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.restoreAllMocks()
})

/** Opens the tables of a hotel, which has these at first. */
async function open(first: Table[], answerToWrite?: () => Response) {
  let tables = first
  const writes: { method: string; id?: number | undefined; body: unknown }[] = []
  const opened = await openPage({
    features: [tablesFeature, venuesFeature],
    path: '/tables',
    user: aUser({ role: 'manager' }),
    answer({ method, service, id, body }) {
      if (service === 'restaurant') return id ? aVenue() : [aVenue()]
      if (method === 'GET') return service === 'table' ? tables : []
      writes.push({ method, ...(id && { id: Number(id) }), body })
      if (answerToWrite) return answerToWrite()
      if (method === 'POST') {
        const added = (body as AddTables).tables.map((table, place) => aTable({ ...table, id: 100 + place }))
        tables = [...tables, ...added]
        return added
      }
      const table = { ...tables.find((each) => each.id === Number(id))!, ...(body as PatchTable) }
      tables = tables.filter((each) => each.id !== Number(id))
      if (method === 'PATCH') tables = [...tables, table]
      return table
    },
  })
  close = opened.close
  return { user: opened.user, writes }
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })

it('adds a range of rooms to one floor, and says how many before it is sent', async () => {
  const { user, writes } = await open([])
  await screen.findByText('No tables or rooms.')

  await user.click(screen.getByRole('button', { name: 'Add tables' }))
  await user.type(await screen.findByRole('textbox', { name: /^Names/ }), '201-203, Suite')
  await user.type(screen.getByRole('combobox', { name: 'Floor or area' }), 'Floor 2')
  expect(screen.getByText(/4 tables and rooms/).textContent).toContain('201 … Suite')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(toastTexts()).toContain('Added 4 tables and rooms.'))
  expect(writes).toMatchObject([
    {
      method: 'POST',
      body: {
        restaurantId: 1,
        tables: ['201', '202', '203', 'Suite'].map((name) => ({ name, area: 'Floor 2', seats: null })),
      },
    },
  ])
  expect(rowOf('202').textContent).toContain('Floor 2')
})

it.each([
  ['9-3', '9-3 runs backwards. Enter the smaller number first.'],
  ['201-20000', 'Add at most 500 at a time.'],
  ['Bar, bar', 'bar is in the list twice.'],
  ['room 204', 'Another table or room at this venue is called room 204.'],
  [' , ', 'Enter at least one name.'],
])('says what is wrong with %s, keeps it, and sends nothing', async (names, problem) => {
  const { user, writes } = await open([aTable()])
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))
  await user.type(await screen.findByRole('textbox', { name: /^Names/ }), names)

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(problem)).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Names/ }).value).toBe(names)
  expect(writes).toEqual([])
})

it('reads names, areas and seats that are pasted from a spreadsheet', async () => {
  const { user, writes } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))
  await user.click(await screen.findByRole('textbox', { name: /^Names/ }))

  await user.paste('T1\tTerrace\t4\nT2\tTerrace\t2')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    body: {
      tables: [
        { name: 'T1', area: 'Terrace', seats: 4 },
        { name: 'T2', area: 'Terrace', seats: 2 },
      ],
    },
  })
})

it('renames a room and turns it off', async () => {
  const { user, writes } = await open([aTable({ version: 3 }), aTable({ id: 17, name: 'Room 205' })])
  await user.click(await screen.findByRole('button', { name: 'Edit Room 204' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })

  await user.clear(name)
  await user.type(name, 'Royal suite')
  await user.click(screen.getByRole('switch', { name: 'Turned on' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(toastTexts()).toContain('Table or room saved.'))
  expect(writes).toMatchObject([
    { method: 'PATCH', id: 16, body: { name: 'Royal suite', isActive: false, version: 3 } },
  ])
  expect(within(rowOf('Royal suite')).getByText('Off')).toBeDefined()
})

it('says why a room with a history is not deleted', async () => {
  const refusal = {
    name: 'Conflict',
    className: 'conflict',
    code: 409,
    message: 'This table or room has orders, requests or trays. Turn it off instead.',
    data: { reason: 'hasHistory' },
  }
  const { user } = await open([aTable()], () => Response.json(refusal, { status: 409 }))
  await user.click(await screen.findByRole('button', { name: 'Delete Room 204' }))

  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(toastTexts()).toEqual([refusal.message]))
  expect(rowOf('Room 204')).toBeDefined()
})

it('finds tables by name and area', async () => {
  const { user } = await open([aTable({ area: 'Pool' }), aTable({ id: 17, name: 'Room 205' })])
  await screen.findByText('Room 205')

  await user.type(screen.getByRole('searchbox', { name: 'Search tables and rooms' }), 'pool')

  await waitFor(() => expect(screen.queryByText('Room 205')).toBeNull())
  expect(rowOf('Room 204')).toBeDefined()
})
