import { read, utils } from '@e965/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@brigade/domain/access/roles.ts'
import { type LocalText, languages } from '@brigade/domain/kit/languages.ts'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { fileColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { listsOfFile } from '@brigade/domain/menus/bulk/bulk.file.body.ts'
import { createFileChecker, type FileSetting } from '@brigade/domain/menus/bulk/bulk.file.check.ts'
import type { MenuFile, MenuFileResult } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import { fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { rowsOfCells } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import type { UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type BulkRefused, named, openBulkFixture } from '#testing/bulk-fixture.ts'
import { always } from '#testing/menu-fixture.ts'
import { wholeMenu } from '#testing/whole-menu-file.ts'
import type { TestServer } from '#testing/test-server.ts'

const desk = openBulkFixture()
const { make, list } = desk
const untouched = { created: 0, changed: 0, untouched: 0 }

let testServer: TestServer
let admin: string
let manager: string

beforeAll(async () => {
  ;({ testServer, admin, manager } = desk)
  await testServer.request('POST', '/v1/passphrase/grant', {
    token: manager,
    body: { restaurantId: 2, gate: 'menuEdit', passphrase: 'brigade-menu' },
  })
})

describe('a menu file', () => {
  it('adds categories, their items, and what is below those, in one call, and is undone in one', async () => {
    const menu = await aMenu('Autumn')
    const answer = await send({ menuId: menu.id, ...wholeMenu })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        menuId: menu.id,
        restaurantId: 2,
        counts: {
          categories: { ...untouched, created: 2 },
          items: { ...untouched, created: 2 },
          sides: { ...untouched, created: 1 },
          modifiers: { ...untouched, created: 1 },
        },
        importId: expect.any(Number),
      },
    })
    const [soups, grill] = (await list<Category>(`v1/category?menuId=${menu.id}`)) as [Category, Category]
    const [lentil, steak] = (await list<Item>(`v1/items?menuId=${menu.id}`)).toSorted((a, b) => a.id - b.id) as [
      Item,
      Item,
    ]
    expect([lentil.categoryId, steak.categoryId]).toEqual([soups.id, grill.id])
    expect(await list<Side>(`v1/condiments?itemId=${lentil.id}`)).toMatchObject([{ name: named('Bread') }])
    expect(await list<ModifierGroup>(`v1/modifiers?itemId=${steak.id}`)).toMatchObject([
      { groupName: named('Cooking'), modifiersList: [{ name: named('Rare') }, { name: named('Done') }] },
    ])

    const undone = await undo(answer.body.importId!)

    expect(undone).toMatchObject({
      status: 200,
      body: { kind: 'menuFile', removed: 6, restored: 0, left: { count: 0, ids: [], names: [] } },
    })
    expect(await list<Category>(`v1/category?menuId=${menu.id}`)).toEqual([])
    expect(await list<Item>(`v1/items?menuId=${menu.id}`)).toEqual([])
  })

  it('becomes a new menu, which goes with its import', async () => {
    const { body } = await send({ restaurantId: 2, name: named('Spring'), ...wholeMenu })
    expect(await testServer.request('GET', `/v1/menu/${body.menuId}`, { token: admin })).toMatchObject({
      status: 200,
      body: { name: named('Spring'), hasCategories: true, itemsCount: 2 },
    })

    expect(await undo(body.importId!)).toMatchObject({ status: 200, body: { removed: 7 } })
    expect((await testServer.request('GET', `/v1/menu/${body.menuId}`, { token: admin })).status).toBe(404)
  })

  it('is no new menu under a name that another has, or without one', async () => {
    await aMenu('Taken')
    const asNew = (name: object) => send<BulkRefused>({ restaurantId: 2, name, ...wholeMenu })

    expect(await asNew(named('taken '))).toMatchObject({
      status: 400,
      body: { data: { codes: { 'name.en': 'nameTaken' } } },
    })
    expect(await asNew({ en: 'Only' })).toMatchObject({
      status: 400,
      body: { data: { codes: { 'name.ar': expect.any(String) } } },
    })
  })

  it('only counts in a dry run, the same as it does', async () => {
    const menu = await aMenu('Counted')
    const dry = await send({ menuId: menu.id, ...wholeMenu, dryRun: true })
    expect(dry).toMatchObject({ status: 200, body: { importId: null, counts: { items: { created: 2 } } } })
    expect(await list<Category>(`v1/category?menuId=${menu.id}`)).toEqual([])

    const { body } = await send({ menuId: menu.id, ...wholeMenu })
    expect(body.counts).toEqual(dry.body.counts)
    expect((await send({ restaurantId: 2, name: named('Never'), ...wholeMenu, dryRun: true })).body.menuId).toBeNull()
  })

  it('changes nothing when it is imported as it was exported, whatever its items have', async () => {
    const menu = await aMenu('Exported')
    await send({ menuId: menu.id, ...wholeMenu })
    const [first] = await list<Item>(`v1/items?menuId=${menu.id}`)
    await testServer.request('PATCH', `/v1/items/${first!.id}`, {
      token: admin,
      body: {
        isDiscountedPrice: true,
        discountedPrice: 3.5,
        appliedDaysForDiscountedPrice: ['Monday', 'Friday'],
        appliedHoursForDiscountedPrice: ['8', '14'],
        daysAvailable: ['Tuesday'],
        hoursAvailable: ['0', '23'],
        prepareTime: 7,
        isActive: false,
        hidePrice: true,
        isRecommendable: true,
        tag: 'Specials',
      },
    })

    const file = await exported(menu.id)
    expect(file.items[0]).toEqual(
      expect.arrayContaining(['days', 'hours', 'discounted', 'discounted_price', 'active', 'tag', 'hide_price']),
    )
    const body = await checkedBody(file, menu.id)
    expect(body.problems).toBe(0)
    const answer = await send({ menuId: menu.id, ...body.lists })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        importId: null,
        counts: {
          categories: { ...untouched, untouched: 2 },
          items: { ...untouched, untouched: 2 },
          sides: { ...untouched, untouched: 1 },
          modifiers: { ...untouched, untouched: 1 },
        },
      },
    })
  })

  it('becomes the same menu elsewhere when its rows are new', async () => {
    const menu = await aMenu('Template')
    await send({ menuId: menu.id, ...wholeMenu })
    const { lists, problems } = await checkedBody(await exported(menu.id), null)

    expect(problems).toBe(0)
    const answer = await send({ restaurantId: 2, name: named('Made of a file'), ...lists })
    expect(answer).toMatchObject({ status: 200, body: { counts: { items: { created: 2 }, sides: { created: 1 } } } })
    const copies = await list<Item>(`v1/items?menuId=${answer.body.menuId}`)
    expect(copies.map(({ name }) => name.en).toSorted()).toEqual(['Lentil', 'Steak'])
  })

  it('becomes a new menu as it was exported, also by a manager, for each menu of the demo', async () => {
    const hotelManager = await testServer.signIn('manager@hotel.demo')
    await testServer.request('POST', '/v1/passphrase/grant', {
      token: hotelManager,
      body: { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' },
    })
    const menus = await list<Menu>('v1/menu?restaurantId=1')
    const groups = await list<ModifierGroup>('v1/modifiers?restaurantId=1')
    const asManager = { venueId: 1, role: 'manager', presets: groups.map(({ groupName }) => groupName) } as const
    expect(menus.length).toBeGreaterThan(1)

    for (const { id, name } of menus) {
      const { lists, problems } = await checkedBody(await exported(id), null, asManager)
      expect([name.en, problems]).toEqual([name.en, 0])
      const answer = await send({ restaurantId: 1, name: named(`New ${name.en}`), ...lists }, hotelManager)
      expect([name.en, answer.status, answer.body]).toMatchObject([name.en, 200, { importId: expect.any(Number) }])
    }
  })

  it('leaves what was touched since, and what that needs, when it is undone', async () => {
    const menu = await aMenu('Touched')
    const { body } = await send({ menuId: menu.id, ...wholeMenu })
    const steak = (await list<Item>(`v1/items?menuId=${menu.id}`)).find(({ name }) => name.en === 'Steak')!
    await testServer.request('PATCH', `/v1/items/${steak.id}`, { token: manager, body: { calory: 5 } })

    const listed = await testServer.request<{ data: KeptImport[] }>('GET', '/v1/imports?kind=menuFile&$limit=1', {
      token: manager,
    })
    expect(listed.body.data[0]).toMatchObject({ state: 'undoable', touched: ['Steak', 'Grill'] })
    const undone = await undo(body.importId!)

    expect(undone.body).toMatchObject({ removed: 4, left: { count: 2, names: ['Steak', 'Grill'] } })
    expect((await list<Category>(`v1/category?menuId=${menu.id}`)).map(({ name }) => name.en)).toEqual(['Grill'])
    expect(await list<ModifierGroup>(`v1/modifiers?itemId=${steak.id}`)).toEqual([])
  })

  it('names the wrong fields of each sheet, and stores nothing', async () => {
    const menu = await aMenu('Wrong')
    const [lentil] = wholeMenu.items
    const answer = await send<BulkRefused>({
      menuId: menu.id,
      ...wholeMenu,
      items: [lentil!, { ...lentil!, name: named('Second'), price: -1, categoryId: -9 }],
    })

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields ?? {}).toSorted()).toEqual(['items.1.categoryId', 'items.1.price'])
    expect(await list<Category>(`v1/category?menuId=${menu.id}`)).toEqual([])
    const stray = { ...wholeMenu.sides[0]!, itemId: 1 }
    expect(await send<BulkRefused>({ menuId: menu.id, ...wholeMenu, sides: [stray] })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'sides.0.itemId': expect.any(String) } } },
    })
  })

  it('is refused with more rows than an import takes, all sheets together', async () => {
    const menu = await aMenu('Long')
    const categories = Array.from({ length: 2501 }, (_, place) => ({ name: named(`C${place}`) }))
    const items = Array.from({ length: 2500 }, (_, place) => ({ name: named(`I${place}`) }))

    expect(await send<BulkRefused>({ menuId: menu.id, categories, items })).toMatchObject({
      status: 400,
      body: { data: { reason: 'fileTooLong' } },
    })
  })

  it('is answered again for a repeated call', async () => {
    const menu = await aMenu('Repeated')
    const file = { menuId: menu.id, ...wholeMenu, idempotencyKey: 'menu-file-once' }
    const [first, second] = [await send(file), await send(file)]

    expect(second.body).toEqual(first.body)
    expect(await list<Item>(`v1/items?menuId=${menu.id}`)).toHaveLength(2)
  })
})

function aMenu(name: string): Promise<Menu> {
  return make<Menu>('v1/menu', { restaurantId: 2, name: named(name), ...always })
}

function send<T = MenuFileResult>(body: MenuFile, token = admin) {
  return testServer.request<T>('POST', '/v1/bulkMenuFile', { token, body })
}

function undo(importId: number) {
  return testServer.request<UndoneImport>('POST', '/v1/undoImport', { token: admin, body: { importId } })
}

type Sheets = Record<(typeof fileKinds)[number], Cell[][]>

async function exported(menuId: number): Promise<Sheets> {
  const response = await fetch(`${testServer.url}/v1/exportData`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    body: JSON.stringify({ fileName: 'x', moduleName: 'menuFile', menuId }),
  })
  expect(response.status).toBe(200)
  const workbook = read(new Uint8Array(await response.arrayBuffer()), { type: 'array' })
  expect(workbook.SheetNames).toEqual([...fileKinds])
  return tableOf(fileKinds, (kind) =>
    utils.sheet_to_json<Cell[]>(workbook.Sheets[kind]!, { header: 1, raw: true, defval: null }),
  )
}

/** Returns what the dashboard makes of a file for a menu, or for a new one. */
type Checking = { venueId?: number; role?: Role; presets?: readonly LocalText[] }

async function checkedBody(
  sheets: Sheets,
  menuId: number | null,
  { venueId = 2, role = 'admin', presets = [] }: Checking = {},
) {
  const { body: venue } = await testServer.request<Venue>('GET', `/v1/restaurant/${venueId}`, { token: admin })
  const items = menuId === null ? [] : await list<Item>(`v1/items?menuId=${menuId}`)
  const below = async <T>(path: string) =>
    (await Promise.all(items.map(({ id }) => list<T>(`v1/${path}?itemId=${id}`)))).flat()
  const records = {
    categories: menuId === null ? [] : await list<Category>(`v1/category?menuId=${menuId}`),
    items,
    sides: await below<Side>('condiments'),
    modifiers: await below<ModifierGroup>('modifiers'),
  }
  const settings = { languages, isPOSIntegrated: venue.isPOSIntegrated }
  const check = createFileChecker({
    venue,
    role,
    menuId: menuId ?? 0,
    presets,
    known: tableOf(fileKinds, (kind) => new Map(records[kind].map((each) => [each.id, each]))),
    columns: tableOf(fileKinds, (kind) =>
      fileColumns(kind, settings).filter(({ type }) => menuId !== null || (type !== 'id' && type !== 'optionId')),
    ),
  } as unknown as FileSetting)
  const checked = check(
    tableOf(fileKinds, (kind) => rowsOfCells(sheets[kind], fileColumns(kind, settings))?.rows ?? []),
  )
  const problems = fileKinds.flatMap((kind) => checked[kind].problems.filter((each) => Object.keys(each).length > 0))
  return { lists: listsOfFile(checked), problems: problems.length }
}
