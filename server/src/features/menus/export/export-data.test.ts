import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@brigade/domain/kit/languages.ts'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import { checkGroupRows } from '@brigade/domain/menus/bulk/bulk.check-groups.ts'
import { createRowChecker } from '@brigade/domain/menus/bulk/bulk.check-rows.ts'
import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import { rowsOfCells } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import type { Category, Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { readXlsx } from '#testing/read-xlsx.ts'

let testServer: TestServer
let admin: string
let venue: Venue
let menu: Menu

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  venue = await get<Venue>('restaurant/1')
  menu = (await get<Menu[]>('menu?restaurantId=1&skipPaginate=true')).toSorted(
    (a, b) => b.itemsCount - a.itemsCount,
  )[0]!
})

afterAll(() => testServer.close())

describe('an export', () => {
  it('is an xlsx file under the name that was asked for', async () => {
    const answer = await download({ fileName: 'Spring menu', moduleName: 'category', menuId: menu.id, restaurantId: 1 })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Spring menu.xlsx"; filename*=UTF-8''Spring%20menu.xlsx`,
    )
  })

  it("has the columns that the import reads, in the venue's languages", async () => {
    const [headers] = await cellsOf({ fileName: 'x', moduleName: 'items', menuId: menu.id })

    expect(headers).toEqual(
      expect.arrayContaining(['id', 'name_english', 'name_arabic', 'name_german', 'POS Id', 'price']),
    )
    expect(headers![0]).toBe('id')
    expect(bulkColumns('items', { languages, isPOSIntegrated: true }).map(({ header }) => header)).toEqual(
      expect.arrayContaining(headers!),
    )
  })

  it('reads like the menu: category by category, in their order, and each item in its place', async () => {
    const categories = await get<Category[]>(`category?menuId=${menu.id}&skipPaginate=true`)
    const items = await get<Item[]>(`items?menuId=${menu.id}&skipPaginate=true`)
    const places = new Map(categories.map(({ id, index }) => [id, index]))
    const placeOf = ({ categoryId }: Item) => places.get(categoryId ?? 0) ?? Infinity
    const inOrder = items.toSorted((one, other) => placeOf(one) - placeOf(other) || one.index - other.index)

    const [, ...rows] = await cellsOf({ fileName: 'x', moduleName: 'items', menuId: menu.id })

    expect(places.size).toBeGreaterThan(2)
    expect(rows.map(([id]) => id)).toEqual(inOrder.map(({ id }) => id))
  })

  it('is imported again without any change: items', async () => {
    const records = await get<BulkKnown<'items'>[]>(`items?menuId=${menu.id}&skipPaginate=true`)
    const categories = await get<Category[]>(`category?menuId=${menu.id}&skipPaginate=true`)
    const columns = bulkColumns('items', { languages, isPOSIntegrated: true })
    const sheet = rowsOfCells(await cellsOf({ fileName: 'x', moduleName: 'items', menuId: menu.id }), columns)!
    const check = createRowChecker('items', {
      venue,
      role: 'admin',
      presets: [],
      categoriesOf: new Map([[menu.id, new Set(categories.map(({ id }) => id))]]),
      known: new Map(records.map((record) => [record.id, record])),
      parent: { menuId: menu.id },
      columns: sheet.columns,
      categories,
    })
    const { records: list, problems } = check(sheet.rows)

    expect(records.length).toBeGreaterThan(20)
    expect(problems.filter((each) => Object.keys(each).length > 0)).toEqual([])
    expect(await dryRun('bulkItems', list)).toMatchObject({ created: 0, changed: 0, untouched: records.length })
  })

  it('is imported again without any change: categories, menus, sides, groups', async () => {
    const groups = await get<BulkKnown<'modifiers'>[]>('modifiers?restaurantId=1&skipPaginate=true')
    const { itemId } = groups[0]!
    const known = groups.filter((group) => group.itemId === itemId)
    const columns = bulkColumns('modifiers', { languages, isPOSIntegrated: true })
    const sheet = rowsOfCells(await cellsOf({ fileName: 'x', moduleName: 'modifiers', itemId }), columns)!
    const { records, problems } = checkGroupRows(sheet.rows, {
      venue,
      role: 'admin',
      presets: [],
      categoriesOf: new Map(),
      known: new Map(known.map((group) => [group.id, group])),
      parent: { itemId },
      columns: sheet.columns,
      categories: [],
    })

    expect(problems.filter((each) => Object.keys(each).length > 0)).toEqual([])
    expect(await dryRun('bulkModifiers', records)).toMatchObject({ changed: 0, untouched: known.length })
    for (const asked of [
      { moduleName: 'menus', restaurantId: 1 },
      { moduleName: 'category', menuId: menu.id },
      { moduleName: 'condiments', itemId },
    ]) {
      const [headers] = await cellsOf({ fileName: 'x', ...asked })
      expect(headers![0]).toBe('id')
    }
  })

  it('writes texts that look like formulas as texts', async () => {
    const evil = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', "'=1", '_x0041_']
    const made = await Promise.all(
      evil.map((en) =>
        testServer.request<Item>('POST', '/v1/category', {
          token: admin,
          body: { menuId: menu.id, name: { en, ar: en }, daysAvailable: ['ALL'], hoursAvailable: ['ALL'] },
        }),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual(evil.map(() => 201))

    const answer = await download({ fileName: 'x', moduleName: 'category', menuId: menu.id })
    const sheet = sheetOf(answer.bytes)
    const cells = utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true })
    const names = rowsOfCells(cells, bulkColumns('categories', { languages, isPOSIntegrated: false }))!.rows

    for (const cell of Object.values(sheet)) expect(cell).not.toHaveProperty('f')
    for (const row of cells.slice(1)) for (const text of row) expect(String(text)).not.toMatch(/^[=+@-]/)
    expect(names.map((row) => row['name.en'])).toEqual(expect.arrayContaining(evil))
  })

  it('of thousands of items is written all the same', async () => {
    const bare = await testServer.request<Menu>('POST', '/v1/menu', {
      token: admin,
      body: {
        restaurantId: 2,
        name: { en: 'Large', ar: 'كبير' },
        hasCategories: false,
        daysAvailable: ['ALL'],
        hoursAvailable: ['ALL'],
      },
    })
    const list = Array.from({ length: 1500 }, (_, index) => ({
      menuId: bare.body.id,
      name: { en: `Dish ${index}`, ar: 'طبق' },
      description: { en: 'Warm', ar: 'دافئ' },
      price: index / 100,
    }))
    await testServer.request('POST', '/v1/bulkItems', { token: admin, body: { list } })

    const cells = await cellsOf({ fileName: 'x', moduleName: 'items', menuId: bare.body.id })

    expect(cells).toHaveLength(1501)
    expect(cells[1500]).toEqual(expect.arrayContaining(['Dish 1499', 14.99]))
  })
})

describe('who may export', () => {
  it('only an admin, over REST, and what is there', async () => {
    const body = { fileName: 'x', moduleName: 'items', menuId: menu.id }
    const manager = await testServer.signIn('manager@hotel.demo')
    const screen = await testServer.connect(admin)

    expect((await testServer.request('POST', '/v1/exportData', { body })).status).toBe(401)
    expect((await testServer.request('POST', '/v1/exportData', { token: manager, body })).status).toBe(403)
    await expect(screen.client.service('v1/exportData').create(body)).rejects.toMatchObject({ code: 405 })
    for (const wrong of [{ menuId: undefined }, { menuId: 2_000_000 }, { restaurantId: 2 }, { moduleName: 'users' }]) {
      const answer = await testServer.request('POST', '/v1/exportData', { token: admin, body: { ...body, ...wrong } })
      expect(answer).toMatchObject({ status: 400, body: { data: { fields: expect.any(Object) } } })
    }
  })
})

async function get<T>(path: string): Promise<T> {
  return (await testServer.request<T>('GET', `/v1/${path}`, { token: admin })).body
}

async function dryRun(path: string, list: object[]) {
  return (await testServer.request('POST', `/v1/${path}`, { token: admin, body: { list, dryRun: true } })).body
}

async function download(body: object) {
  const response = await fetch(`${testServer.url}/v1/exportData`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

function sheetOf(bytes: Uint8Array) {
  const workbook = read(bytes, { type: 'array' })
  return workbook.Sheets[workbook.SheetNames.at(-1)!]!
}

async function cellsOf(body: object): Promise<Cell[][]> {
  return readXlsx((await download(body)).bytes)
}
