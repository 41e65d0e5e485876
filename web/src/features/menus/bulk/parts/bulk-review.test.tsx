import { aCategory } from '@brigade/domain/testing/menus.builders.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import { rowsOfCells } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { menuBulkFeature } from '#features/menus/bulk/menu-bulk.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { forgetRows, readKeptRows } from '#features/menus/bulk/public/kept-rows.ts'
import { BulkReview } from '#features/menus/bulk/parts/bulk-review.tsx'
import type { ReadChoice } from '#kit/sheets/read-file.ts'
import type { UsableSetting } from '#features/menus/bulk/use-bulk-setting.ts'
import type { ReadSheet } from '#features/menus/bulk/use-sheet-reading.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { connection } from '#kit/live/connection.ts'
import { signIn } from '#kit/calls/session.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

type Call = { address: string; body: unknown }

const header = ['id', 'name_english', 'name_arabic', 'description_english', 'description_arabic', 'price', 'category']
const soup: BulkKnown<'items'> = {
  id: 7,
  menuId: 1,
  categoryId: 1,
  name: { en: 'Soup', ar: 'شوربة' },
  description: { en: 'Warm', ar: 'دافئ' },
  daysAvailable: ['ALL'],
  hoursAvailable: ['ALL'],
  price: 5,
}
const sound = ['', 'Tea', 'شاي', 'Hot', 'ساخن', '3', 'Soups']

let calls: Call[] = []
let answer: (call: Call) => Response

beforeEach(async () => {
  calls = []
  answer = () => Response.json({ kind: 'items', restaurantId: 1, created: 1, changed: 0, untouched: 0, importId: 5 })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.includes('authentication')) return Response.json({ accessToken: 'a-token' })
    if (address.includes('userdata')) return Response.json(aUser({ role: 'admin' }))
    if (!address.includes('bulk') && !address.includes('undo')) return Response.json([])
    const call = { address, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(call)
    return answer(call)
  })
  registerTranslations('menuBulk', menuBulkFeature.translations)
  registerTranslations('menus', menusFeature.translations)
  await loadUiWords()
  await loadTranslations('menuBulk', 'menus')
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
})

afterEach(() => {
  connection.set('connecting')
  forgetRows('rows')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the rows of a file', () => {
  it('are counted, show their problems at the cell, and can be sent when all is sound', async () => {
    open([header, sound, ['', 'Milk', '', 'Cold', 'بارد', 'cheap', 'Soups']])
    expect(screen.getByText('1 with a problem')).toBeTruthy()
    expect(submit().disabled).toBe(true)
    expect(cell('price', 3).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter the price as a number.')).toBeTruthy()
    expect(cell('name_arabic', 3).getAttribute('dir')).toBe('rtl')
    expect(signed()).toEqual(['3'])

    fireEvent.change(cell('price', 3), { target: { value: '4' } })
    fireEvent.change(cell('name_arabic', 3), { target: { value: 'حليب' } })

    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(screen.queryByText('Enter the price as a number.')).toBeNull()
    expect(signed()).toEqual([])
  })

  it('stay in sight while they are mended, though only those with problems are shown', async () => {
    open([header, sound, ['', 'Milk', 'حليب', 'Cold', 'بارد', 'cheap', 'Soups']])

    fireEvent.click(screen.getByLabelText('Only rows with problems'))
    expect(screen.queryByLabelText('price, row 2')).toBeNull()
    fireEvent.change(cell('price', 3), { target: { value: '4' } })

    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(cell('price', 3).value).toBe('4')
  })

  it('close the drawer when the last is removed', () => {
    const { onDone } = open([header, sound])

    fireEvent.click(screen.getByRole('button', { name: 'Remove row 2' }))

    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('of unknown categories are told of, and can be removed while the good ones stay', async () => {
    open([header, sound, ['', 'Stew', 'يخنة', 'Hot', 'ساخن', '3', 'Stews']])
    expect(screen.getByRole('heading', { name: 'Invalid Category (Stews)' })).toBeTruthy()
    expect(screen.getByText('The other row is kept.')).toBeTruthy()

    fireEvent.click(screen.getByRole('button', { name: 'Remove this row' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByLabelText('price, row 3')).toBeNull()
    expect(cell('name_english', 2).value).toBe('Tea')
    await waitFor(() => expect(submit().disabled).toBe(false))
  })
})

it('says at the cell what stands there now, where a row changes a record', () => {
  open([header, ['7', 'Soup', 'شوربة', 'Warm', 'دافئ', '6', 'Soups'], sound])

  const note = document.getElementById(cell('price', 2).getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('now: 5')
  expect(screen.getAllByText(/^now/)).toHaveLength(1)
})

describe('the page that is left', () => {
  it('keeps the rows as they were mended, and what was removed stays away', async () => {
    open([header, sound, ['', 'Milk', 'حليب', 'Cold', 'بارد', 'cheap', 'Soups']])
    fireEvent.change(cell('price', 3), { target: { value: '4' } })
    fireEvent.click(screen.getByRole('button', { name: 'Remove row 2' }))

    await waitFor(() => expect(readKeptRows('rows')?.lines).toMatchObject([{ line: 3, row: { price: '4' } }]))
    expect(readKeptRows('rows')).toMatchObject({ sheet: { source: { fileName: 'dishes.csv' } } })
    expect(screen.queryByText(/too many rows to keep/)).toBeNull()
  })

  it('says so where there are too many rows to be kept, and keeps no others in their place', async () => {
    open([header, ['', 'Tea', 'شاي', 'x'.repeat(2_000_000), 'ساخن', '3', 'Soups']])

    expect(await screen.findByText('There are too many rows to keep if the page reloads.')).toBeTruthy()
    expect(readKeptRows('rows')).toBeNull()
  })
})

describe('what was read', () => {
  it('is named, and another sheet can be chosen', () => {
    const sheets = { name: 'Notes', names: ['Menu', 'Notes'] }
    const { onChoose } = open([header, sound], { source: { fileName: 'menu.xlsx', sheets } })
    expect(screen.getByText('menu.xlsx')).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Sheet').value).toBe('Notes')

    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: 'Menu' } })

    expect(onChoose).toHaveBeenCalledWith({ sheet: 'Menu' })
  })

  it('keeps the focus where somebody chose', () => {
    const sheets = { name: 'Notes', names: ['Menu', 'Notes'] }
    open([header, sound], { source: { fileName: 'menu.xlsx', sheets, chosen: 'sheet' } })

    expect(document.activeElement).toBe(screen.getByLabelText('Sheet'))
  })

  it('says how many rows are hidden, and can be read with them', () => {
    const sheets = { name: 'Menu', names: ['Menu'] }
    const hiddenRows = { count: 3, are: 'leftOut' as const }
    const { onChoose } = open([header, sound], { source: { fileName: 'menu.xlsx', sheets, hiddenRows } })
    expect(screen.getByText('3 hidden rows are skipped.')).toBeTruthy()

    fireEvent.click(screen.getByRole('checkbox', { name: 'Import hidden rows' }))

    expect(onChoose).toHaveBeenCalledWith({ hiddenRows: true, sheet: 'Menu' })
  })

  it('is said to be a guess, and can be read otherwise, seeing what comes of it', () => {
    const samples = [
      { encoding: 'windows-1252' as const, sample: 'Käse' },
      { encoding: 'windows-1256' as const, sample: 'Kنse' },
    ]
    const lettering = { encoding: 'windows-1252' as const, isGuess: true, samples }
    const { onChoose } = open([header, sound], { source: { fileName: 'menu.csv', lettering } })
    const letters = screen.getByLabelText<HTMLSelectElement>('Encoding')
    expect([...letters.options].map(({ text }) => text)).toEqual(['Western (Windows): Käse', 'Arabic (Windows): Kنse'])
    expect(document.getElementById(letters.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'We guessed this file’s encoding',
    )

    fireEvent.change(letters, { target: { value: 'windows-1256' } })

    expect(onChoose).toHaveBeenCalledWith({ encoding: 'windows-1256' })
  })

  it('is asked about before it is read again, where rows were mended', async () => {
    const sheets = { name: 'Notes', names: ['Menu', 'Notes'] }
    const { onChoose } = open([header, sound], { source: { fileName: 'menu.xlsx', sheets } })
    fireEvent.change(cell('price', 2), { target: { value: '4' } })

    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: 'Menu' } })

    expect(onChoose).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Read again' }))
    expect(onChoose).toHaveBeenCalledWith({ sheet: 'Menu' })
  })

  it('says what was left out, in few words', () => {
    const ignoredHeaders = Array.from({ length: 200 }, (_, index) => `colour ${index}`)
    open([header, sound], { ignoredHeaders, examplePlace: 2 })

    expect(screen.getByText(/^Ignored columns: colour 0, .* … \+192$/)).toBeTruthy()
    expect(screen.getByText('Row 2 is the template’s example and is skipped.')).toBeTruthy()
  })
})

describe('what is sent', () => {
  it('is counted first, then imported, and can be undone', async () => {
    const { onDone } = open([header, sound, ['7', 'Soup', 'شوربة', 'Warm', 'دافئ', '5', 'Soups']])
    fireEvent.click(submit())
    await screen.findByText('Import these rows?')
    expect(calls.map(({ body }) => (body as { dryRun: boolean }).dryRun)).toEqual([true])
    expect(onDone).not.toHaveBeenCalled()

    fireEvent.click(screen.getByRole('button', { name: 'Import' }))

    await screen.findByText('Bulk Items added successfully!')
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(calls.at(-1)?.body).toMatchObject({ dryRun: false, list: [{ name: { en: 'Tea' } }, { id: 7, menuId: 1 }] })
    answer = () => Response.json({ importId: 5, left: { count: 0, ids: [], names: [] } })
    const undo = screen.getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(undo)
    await screen.findByText('Import undone.')
    expect(calls.at(-1)).toMatchObject({ address: '/v1/undoImport', body: { importId: 5 } })
  })

  /** Sends an import whose answer gets lost; later ones are answered. */
  async function loseImport() {
    const counted = answer
    connection.set('offline')
    const opened = open([header, sound])
    fireEvent.click(submit())
    await screen.findByText('Import these rows?')
    answer = () => Response.error()
    fireEvent.click(screen.getByRole('button', { name: 'Import' }))
    await screen.findByText(/couldn’t confirm this was imported/)
    answer = counted
    return { ...opened, lost: calls.splice(0).at(-1) }
  }

  it('is asked again under the same key when its answer got lost, whatever the menu holds by then', async () => {
    const { onDone, redraw, lost } = await loseImport()

    redraw({ known: new Map([[9, { ...soup, id: 9, name: { en: 'Tea', ar: 'شاي' } }]]) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await screen.findByText('Bulk Items added successfully!')
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(lost?.body).toMatchObject({ idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(calls).toEqual([lost])
  })

  it.each([
    ['automatically', 0],
    ['by a person, where it was sent long ago: others may have changed the menu since', 3_600_000],
  ])('is asked again under the same key when the screen is opened again, %s', async (_by, laterMs) => {
    const { lost, unmount } = await loseImport()
    unmount()
    connection.set('online')
    const later = Date.now() + laterMs
    vi.spyOn(Date, 'now').mockImplementation(() => later)

    const { onDone } = open([header, sound])
    if (laterMs > 0) fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))

    await screen.findByText('Bulk Items added successfully!')
    expect(calls).toEqual([lost])
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('is not sent where nothing would change', async () => {
    answer = () =>
      Response.json({ kind: 'items', restaurantId: 1, created: 0, changed: 0, untouched: 1, importId: null })
    open([header, ['7', 'Soup', 'شوربة', 'Warm', 'دافئ', '5', 'Soups']])

    fireEvent.click(submit())

    await screen.findByText('Nothing to change. All records already match the file.')
    expect(calls).toHaveLength(1)
  })

  it('shows what the server has against it at the cell, until that is changed', async () => {
    const fields = { 'list.0.price': 'Too dear for this venue.' }
    answer = () =>
      Response.json(
        { name: 'BadRequest', message: 'Wrong.', code: 400, className: 'bad-request', data: { fields } },
        { status: 400 },
      )
    open([header, sound])

    fireEvent.click(submit())

    expect(await screen.findByText('Too dear for this venue.')).toBeTruthy()
    expect(submit().disabled).toBe(true)
    fireEvent.change(cell('price', 2), { target: { value: '2' } })
    await waitFor(() => expect(submit().disabled).toBe(false))
  })
})

function open(cells: string[][], more: Partial<ReadSheet> = {}) {
  const columns = bulkColumns('items', { languages, isPOSIntegrated: false })
  const setting: UsableSetting = {
    venue: aVenue(),
    role: 'admin',
    presets: [],
    categoriesOf: new Map([[1, new Set([1])]]),
    known: new Map([[7, soup]]),
    parent: { menuId: 1 },
    columns,
    venueColumns: columns,
    categories: [aCategory({ id: 1, name: { en: 'Soups' } })],
    groupId: undefined,
  }
  const onDone = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  const onChoose = vi.fn<(choice: ReadChoice) => void>()
  const { rows, places, ...told } = rowsOfCells(cells, columns)!
  const read = {
    reading: 1,
    sheet: { ...told, source: { fileName: 'dishes.csv' }, ...more },
    lines: rows.map((row, index) => ({ line: places[index]!, row })),
  }
  const drawn = (more: Partial<UsableSetting> = {}) => (
    <>
      <BulkReview
        kind="items"
        setting={{ ...setting, ...more }}
        read={read}
        keptAs="rows"
        onChoose={onChoose}
        onCancel={onCancel}
        onDone={onDone}
      />
      <ToastHost />
    </>
  )
  const { rerender, unmount } = render(drawn())
  return { onDone, onChoose, unmount, redraw: (more: Partial<UsableSetting>) => rerender(drawn(more)) }
}

function cell(column: string, row: number): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(`${column}, row ${row}`)
}

function submit(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })
}

/** Returns the rows with a problem icon beside their number. */
function signed(): (string | undefined)[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-line]:has([data-wrong])'), (row) => row.dataset.line)
}
