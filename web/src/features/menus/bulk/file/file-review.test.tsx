import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { fileColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { FileSetting } from '@brigade/domain/menus/bulk/bulk.file.check.ts'
import { fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FileContent } from '#features/menus/bulk/file/file-lines.ts'
import { FileReview } from '#features/menus/bulk/file/file-review.tsx'
import type { FileTarget } from '#features/menus/bulk/file/file-target.ts'
import { type BulkCall, openBulk, refused } from '#features/menus/bulk/testing/open-bulk.tsx'
import { forget } from '#kit/outbox/outbox.ts'

const venue = aVenue({ isPOSIntegrated: false })
const none = { created: 0, changed: 0, untouched: 0 }
const counts = { categories: { ...none, created: 1 }, items: { ...none, created: 1 }, sides: none, modifiers: none }
const text = (field: string, en: string) => ({ [`${field}.en`]: en, [`${field}.ar`]: en })

const content: FileContent = {
  lines: {
    categories: [{ line: 2, row: text('name', 'Soups') }],
    items: [
      { line: 2, row: { ...text('name', 'Lentil'), ...text('description', 'Warm'), price: '12', categoryId: 'Soups' } },
    ],
    sides: [{ line: 2, row: { 'item.name': 'Lentil', ...text('name', 'Bread'), price: '2', max: '3' } }],
    modifiers: [],
  },
  ignored: ['Colour'],
  hidden: 0,
  addedCategories: 0,
}

afterEach(() => {
  forget('file')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type ReviewedProps = { menuId: number | null; onDone: () => void; content: FileContent }

function Reviewed({ menuId, onDone, content }: ReviewedProps) {
  const [target, setTarget] = useState<FileTarget>({ venue, menuId, name: { en: 'Autumn', ar: 'خريف' } })
  const setting: FileSetting = {
    venue,
    role: 'admin',
    menuId: menuId ?? 0,
    presets: [],
    known: { categories: new Map(), items: new Map(), sides: new Map(), modifiers: new Map() },
    columns: tableOf(fileKinds, (kind) => fileColumns(kind, { languages: ['en', 'ar'], isPOSIntegrated: false })),
  }
  const [kept] = useState(setting)
  return (
    <FileReview
      target={target}
      setting={kept}
      fileName="menu.xlsx"
      content={content}
      name="file"
      onTarget={setTarget}
      onCancel={() => undefined}
      onDone={onDone}
    />
  )
}

async function open(menuId: number | null, answer: (call: BulkCall) => Response, read = content) {
  const onDone = vi.fn<() => void>()
  const calls = await openBulk(<Reviewed menuId={menuId} onDone={onDone} content={read} />, answer)
  await screen.findByText('menu.xlsx')
  return { onDone, sent: () => calls.filter(({ address }) => address === '/v1/bulkMenuFile').map(({ body }) => body) }
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const result = { restaurantId: 1, menuId: 1, counts, importId: null }

it('counts what a file does, sheet by sheet, then imports it', async () => {
  const { onDone, sent } = await open(1, () => Response.json(result))
  expect(screen.getByRole('button', { name: 'Sides (1)' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Modifiers/ })).toBeNull()
  expect(screen.getByText(/Colour/)).toBeDefined()

  fireEvent.click(submit())
  expect(await screen.findByRole('row', { name: 'Items 1 0 0' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))

  await screen.findByText('Menu file imported.')
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(sent()).toMatchObject([
    { menuId: 1, dryRun: true, items: [{ price: 12, categoryId: -1 }], sides: [{ itemId: -1, max: 3 }] },
    { menuId: 1, idempotencyKey: expect.any(String) },
  ])
})

it('shows a wrong cell in its sheet, and is not sent before it is right', async () => {
  await open(1, () => Response.json(result))
  fireEvent.click(screen.getByRole('button', { name: 'Items (1)' }))
  fireEvent.change(cell('price, row 2'), { target: { value: 'cheap' } })

  await screen.findByText('Enter the price as a number.')
  expect(submit().disabled).toBe(true)
  fireEvent.change(cell('price, row 2'), { target: { value: '11' } })
  await waitFor(() => expect(submit().disabled).toBe(false))
})

it('opens the first sheet with a problem', async () => {
  const items = content.lines.items.map(({ line, row }) => ({ line, row: { ...row, price: 'cheap' } }))
  await open(1, () => Response.json(result), { ...content, lines: { ...content.lines, items } })

  expect(screen.getByRole('button', { name: /^Items/ }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('1 with a problem')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Categories/ }))
  expect(screen.queryByText('1 with a problem')).toBeNull()
})

it('loses the item of a side when that is renamed, which the sheet of sides shows', async () => {
  await open(1, () => Response.json(result))
  fireEvent.click(screen.getByRole('button', { name: 'Items (1)' }))
  fireEvent.change(cell('name_english, row 2'), { target: { value: 'Pea' } })

  expect(await screen.findByRole('button', { name: 'Sides (1) 1' })).toBeDefined()
  expect(screen.queryByText('1 with a problem')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Sides/ }))
  expect(screen.getByText('1 with a problem')).toBeDefined()
  expect(submit().disabled).toBe(true)
})

it('shows what the server refuses at its cell', async () => {
  const fields = { 'items.0.price': 'Too dear.' }
  await open(1, () => refused(400, { fields }))
  fireEvent.click(submit())

  await waitFor(() => expect(submit().disabled).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: /^Items \(1\)/ }))
  expect(await screen.findByText('Too dear.')).toBeDefined()
})

it('becomes a new menu, whose name can be mended without losing the rows', async () => {
  const fields = { 'name.en': 'Another menu has this name.' }
  const { sent } = await open(null, ({ body }) =>
    JSON.stringify(body).includes('Autumn') ? refused(400, { fields }) : Response.json({ ...result, menuId: null }),
  )
  fireEvent.click(submit())
  expect(await screen.findByText('Another menu has this name.')).toBeDefined()

  fireEvent.change(screen.getByLabelText(/Name of the new menu in English/), { target: { value: 'Winter' } })
  fireEvent.click(submit())

  expect(await screen.findByRole('row', { name: 'Categories 1 0 0' })).toBeDefined()
  expect(sent().at(-1)).toMatchObject({ restaurantId: 1, name: { en: 'Winter' }, dryRun: true })
})
