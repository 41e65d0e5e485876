import { text as textOf } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { read, SSF } from '@e965/xlsx'
import { expect, it } from 'vitest'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import { readXlsx } from '#testing/read-xlsx.ts'
import { CellStyles } from './cell-styles.ts'
import type { Sheet, SheetCell } from './sheet.ts'
import { writeXlsx } from './write-xlsx.ts'
import { sheetText } from './xlsx-text.ts'

type Dish = { id: number; name: string | null }

const columns = [
  { header: 'id', cell: ({ id }: Dish) => id },
  { header: 'name', cell: ({ name }: Dish) => name },
]

function sheetOf(parts: Sheet<Dish>['parts']): Sheet<Dish> {
  return { fileName: 'Dishes', sheetName: 'dishes', language: 'en', columns, parts }
}

async function bytesOf(sheet: Sheet<Dish>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeXlsx(sheet)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function rowsOf(sheet: Sheet<Dish>): Promise<Cell[][]> {
  return readXlsx(await bytesOf(sheet))
}

it('writes headers and rows, whichever part they come in', async () => {
  async function* parts() {
    yield [{ id: 1, name: 'Soup' }]
    yield []
    yield [
      { id: 2, name: null },
      { id: 3, name: 'شاي ☕ <Tea> & "more"' },
    ]
  }

  expect(await rowsOf(sheetOf(parts()))).toEqual([
    ['id', 'name'],
    [1, 'Soup'],
    [2, null],
    [3, 'شاي ☕ <Tea> & "more"'],
  ])
})

it.each([
  [8.2, 2, '8.20'],
  [1250, 2, '1,250.00'],
  [0.5, 3, '0.500'],
  [-3, 0, '-3'],
])('draws the amount %d with %d decimals as %s, and keeps it a number', async (amount, decimals, shown) => {
  const cell = (): SheetCell => ({ amount, decimals })
  const bytes = await bytesOf({ ...sheetOf([[{ id: 1, name: null }]]), columns: [{ header: 'price', cell }] })

  const { Sheets, SheetNames } = read(bytes, { cellNF: true, cellText: true })

  expect(Sheets[SheetNames[0]!]?.A2).toMatchObject({ t: 'n', v: amount, w: shown })
})

it('has the headers where there is no row', async () => {
  expect(await rowsOf(sheetOf([]))).toEqual([['id', 'name']])
})

it.each([
  ['_x0041_', '_x0041_'],
  ['a\u0000\u0007b\nc\td', 'a\u0000\u0007b\nc\td'],
  ['  two  ', '  two  '],
  ['\ud800broken', '\ufffdbroken'],
])('keeps every sign of %j', async (name, written) => {
  expect((await rowsOf(sheetOf([[{ id: 1, name }]])))[1]).toEqual([1, written])
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1'])('lets %j be no formula, now or saved as csv', async (name) => {
  const bytes = await bytesOf(sheetOf([[{ id: 1, name }]]))
  const cell = read(bytes).Sheets.dishes!.B2 as { f?: string; t: string; v: string }

  expect([cell.t, cell.v, cell.f]).toEqual(['s', `'${name}`, undefined])
})

it('has times and days that are dates, each shown as on its clock and with how far that is from UTC', async () => {
  const cells: SheetCell[] = [
    { wall: '2026-10-25 02:30', offset: '+02:00' },
    { wall: '2026-10-25 02:30', offset: '+01:00' },
    { wall: '2022-08-30 00:00', offset: '-05:00' },
    { wall: '2026-12-31 23:59', offset: '+05:45' },
    { day: '2024-02-29' },
    { wall: '2026-10-25 02:45', offset: '+02:00' },
  ]
  const dates = { ...sheetOf([]), columns: [{ header: 'at', cell: (cell: SheetCell) => cell }], parts: [cells] }
  const sheet = read(await bytesOf(dates as never), { cellNF: true }).Sheets.dishes!
  const written = cells.map((_, place) => sheet[`A${place + 2}`] as { t: string; v: number; w: string; z: string })

  expect(written.map(({ w }) => w)).toEqual([
    '2026-10-25 02:30 +02:00',
    '2026-10-25 02:30 +01:00',
    '2022-08-30 00:00 -05:00',
    '2026-12-31 23:59 +05:45',
    '2024-02-29',
    '2026-10-25 02:45 +02:00',
  ])
  for (const { t, z } of written) expect([t, SSF.is_date(z)]).toEqual(['n', true])
  const parsed = SSF.parse_date_code(written[3]!.v)
  expect([parsed.y, parsed.m, parsed.d, parsed.H, parsed.M]).toEqual([2026, 12, 31, 23, 59])
})

it('keeps its headers in sight, in bold, and can be narrowed by them', async () => {
  const bytes = await bytesOf(sheetOf([[{ id: 1, name: 'Soup' }]]))
  const sheet = read(bytes, { cellStyles: true }).Sheets.dishes!
  const text = await textOf(sheetText(sheetOf([]), new CellStyles()) as never)

  expect(sheet['!autofilter']).toEqual({ ref: 'A1:B2' })
  expect(text).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
})

it.each([
  ['en', false],
  ['ar', true],
] as const)('begins in %s at the right: %s', async (language, isRightToLeft) => {
  const { Workbook } = read(await bytesOf({ ...sheetOf([]), language }))

  expect(Workbook?.Views?.[0]?.RTL ?? false).toBe(isRightToLeft)
})

it('names more columns than there are letters', async () => {
  const many = Array.from({ length: 703 }, (_, place) => ({ header: `h${place}`, cell: () => place }))
  const text = await textOf(sheetText({ ...sheetOf([]), columns: many, parts: [[{}]] }, new CellStyles()) as never)

  for (const place of ['Z1', 'AA1', 'ZZ1', 'AAA1', 'AAA2']) expect(text).toContain(`<c r="${place}"`)
})

it('asks for no further rows before there is room for them', async () => {
  let asked = 0
  function* parts() {
    for (;;) {
      asked += 1
      yield Array.from({ length: 500 }, (_, id) => ({ id, name: `Dish ${asked} ${id} ${Math.sin(id * asked)}` }))
    }
  }
  const file = writeXlsx(sheetOf(parts()))

  await new Promise((resolve) => file.once('readable', resolve))
  // Without a reader, only the rows that are under way are made.
  await new Promise((resolve) => setImmediate(resolve))
  const before = asked
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))

  expect(asked - before).toBeLessThan(50)
  file.destroy()
})

it('ends the rows when nobody reads on', async () => {
  const began = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  async function* parts() {
    try {
      began.resolve()
      for (let id = 0; ; id += 1) yield [{ id, name: `Dish ${Math.sin(id)}` }]
    } finally {
      ended.resolve()
    }
  }
  const file = writeXlsx(sheetOf(parts()))
  file.resume()
  await began.promise

  file.destroy()

  await expect(ended.promise).resolves.toBeUndefined()
})

it('fails where the rows can’t be had', async () => {
  async function* parts() {
    yield [{ id: 1, name: 'Soup' }]
    throw new Error('The database is away')
  }

  await expect(bytesOf(sheetOf(parts()))).rejects.toThrow('The database is away')
})

it('shrinks what repeats', async () => {
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: 'Lentil soup with lemon' }))
  const bytes = await bytesOf(sheetOf([rows]))
  const start = bytes.indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length

  expect(bytes.length).toBeLessThan(40_000)
  expect(inflateRawSync(bytes.subarray(start)).length).toBeGreaterThan(150_000)
})
