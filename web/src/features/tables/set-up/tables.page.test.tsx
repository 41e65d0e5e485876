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
import type { readFile } from '#kit/sheets/read-file.ts'
import { closeToasts } from '#kit/calls/toasts.ts'

type Reading = Required<Parameters<typeof readFile>[1]>

// The worker reads files by this function.
vi.mock('#kit/sheets/ask-worker.ts', async () => {
  const { readFile } = await import('#kit/sheets/read-file.ts')
  return {
    readSheet: async ({ file, choice, onProgress }: { file: File } & Reading) =>
      readFile(new Uint8Array(await file.arrayBuffer()), { choice, onProgress }),
  }
})

const fromFile = 'Add from a spreadsheet'

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
  return { user: opened.user, router: opened.router, writes }
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
  ['201-20000', 'That would make 19800 names. Add at most 500 at a time.'],
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

/** A csv file, as a spreadsheet saves it. */
const fileOf = (text: string) => new File([text], 'rooms.csv', { type: 'text/csv' })

it('adds the rows of a spreadsheet', async () => {
  const { user, writes } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))

  await user.upload(
    await screen.findByLabelText(fromFile, { selector: 'input' }),
    fileOf('Name;Area;Seats\nT1;Terrace;4\nBar'),
  )
  expect((await screen.findByText(/2 tables and rooms/)).textContent).toContain('T1 … Bar')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    body: { tables: [{ name: 'T1', area: 'Terrace', seats: 4 }, { name: 'Bar' }] },
  })
})

it('shows a wrong line no longer once it is corrected', async () => {
  const { user } = await open([aTable()])
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))
  const field = await screen.findByRole('textbox', { name: /^Names/ })
  await user.type(field, 'room 204')
  expect(await screen.findByText(/^Line 1: /)).toBeDefined()

  await user.type(field, '5')

  expect(screen.queryByText(/^Line 1: /)).toBeNull()
})

it('names the wrong rows of a spreadsheet by their lines, and keeps all of them', async () => {
  const { user, writes } = await open([aTable()])
  const rows = Array.from({ length: 500 }, (_, index) => `T${index + 1},,2`)
  rows[6] = 'room 204,,2'
  rows[99] = 'T100,,many'
  rows[499] = 'T1,,2'
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))

  await user.upload(
    await screen.findByLabelText(fromFile, { selector: 'input' }),
    fileOf(['name,area,seats', ...rows].join('\n')),
  )
  const lines = await screen.findAllByText(/^Line \d+: /)
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByText(/^497 tables and rooms/)).toBeDefined()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Line 8: Another table or room at this venue is called room 204.',
    'Line 101: Enter a number of seats from 1 to 999.',
    'Line 501: T1 is in the list twice.',
  ])
  expect(await screen.findByText('Lines to correct: 3.')).toBeDefined()
  const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Names/ }).value.split('\n')
  expect(kept.filter((line) => line !== '')).toHaveLength(500)
  expect(writes).toEqual([])
})

it('keeps typed names before those of a spreadsheet', async () => {
  const { user } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))
  await user.type(await screen.findByRole('textbox', { name: /^Names/ }), 'Bar')

  await user.upload(screen.getByLabelText(fromFile, { selector: 'input' }), fileOf('T1\nT2'))

  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Names/ }).value).toBe('Bar\nT1\nT2'),
  )
})

it.each([
  ['an empty file', new File(['\n'], 'rooms.csv'), 'The first sheet of this file is empty.'],
  ['a PDF', new File(['%PDF-1.7'], 'rooms.csv'), 'This file can’t be read. Save the list as xlsx or csv.'],
])('says why %s is refused', async (_, file, sentence) => {
  const { user } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))

  await user.upload(await screen.findByLabelText(fromFile, { selector: 'input' }), file)

  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

it('refuses a range that is too long as soon as it is typed, and once it is refused only at the field', async () => {
  const { user } = await open([])
  await user.click(await screen.findByRole('button', { name: 'Add tables' }))

  await user.type(await screen.findByRole('textbox', { name: /^Names/ }), '201-20000')

  expect(await screen.findByText('Line 1: That would make 19800 names. Add at most 500 at a time.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('That would make 19800 names. Add at most 500 at a time.')).toBeDefined()
  expect(screen.getAllByText(/Add at most 500/)).toHaveLength(1)
})

it('shows the seats in a card too', async () => {
  await open([aTable({ seats: 4 })])

  expect((await screen.findByRole('cell', { name: '4' })).textContent).toBe('Seats4')
})

it('says at the switch that a table with an open bill can’t be turned off', async () => {
  const sentence = 'This table or room has an open bill. Close the bill first.'
  const refused = () => {
    const data = { reason: 'billOpen', fields: { isActive: sentence }, codes: { isActive: 'billOpen' } }
    return Response.json({ className: 'conflict', code: 409, message: sentence, data }, { status: 409 })
  }
  const { user } = await open([aTable()], refused)
  await user.click(await screen.findByRole('button', { name: 'Edit Room 204' }))
  const turnedOn = await screen.findByRole('switch', { name: 'Turned on' })

  await user.click(turnedOn)
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const item = turnedOn.closest('.ant-form-item')
  await waitFor(() => expect(item?.textContent).toContain(sentence))
  expect(screen.getAllByText(sentence)).toHaveLength(1)
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

it('prints the codes of the tables that are found, in one press', async () => {
  const { user, router } = await open([
    aTable({ area: 'Pool' }),
    aTable({ id: 17, name: 'Room 205', area: 'Garden' }),
    aTable({ id: 18, name: 'Room 206', area: 'Pool' }),
  ])

  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Print 3 codes' })).toBeDefined()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Pool' }))
  await waitFor(() => expect(screen.queryByText('Room 205')).toBeNull())
  await user.type(screen.getByRole('searchbox', { name: 'Search tables and rooms' }), '206')

  await user.click(screen.getByRole('button', { name: 'More actions' }))
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  await user.click(await screen.findByRole('menuitem', { name: 'Print 1 code' }))
  expect(navigate.mock.calls[0]?.[0]).toBe('/qrslist/tables?area=Pool&search=206')
})

it('shows the code of a table, and renews it from there', async () => {
  const renewed = aTable({ token: 'new', guestLink: '/g/new', tokenSince: '2026-11-28T10:00:00.000Z' })
  const { user, writes } = await open([aTable({ token: 'old', guestLink: '/g/old' })], () => Response.json(renewed))
  await user.click(await screen.findByRole('button', { name: 'Show code for Room 204' }))
  expect(await screen.findByText(/\/g\/old$/)).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Renew code' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew code' }))

  await waitFor(() => expect(toastTexts()).toContain('Room 204 has a new code.'))
  expect(writes).toMatchObject([{ method: 'POST', body: { id: 16 } }])
})
