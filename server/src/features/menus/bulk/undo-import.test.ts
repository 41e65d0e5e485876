import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Category, Item, Menu, ModifierGroup } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { aPicture, upload } from '#testing/pictures.ts'

type Refused = { message: string; data: { reason?: string; touched?: { names: string[]; count: number } } }

const nothing = { count: 0, ids: [], names: [] }
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const description = { en: 'Warm', ar: 'دافئ' }

let testServer: TestServer
let manager: string
let menu: Menu
let soups: Category
let salads: Category
let item: Item

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@restaurant.demo')
  await testServer.request('POST', '/v1/passphrase/grant', {
    token: manager,
    body: { restaurantId: 2, gate: 'menuEdit', passphrase: 'brigade-menu' },
  })
})

beforeEach(async () => {
  menu = await call<Menu>('POST', 'menu', { restaurantId: 2, name: named(`Menu ${Math.random()}`), ...always })
  soups = await call<Category>('POST', 'category', { menuId: menu.id, name: named('Soups'), ...always })
  salads = await call<Category>('POST', 'category', { menuId: menu.id, name: named('Salads'), ...always })
  item = await call<Item>('POST', 'items', { ...dish('First'), ...always })
})

afterAll(() => testServer.close())

describe('undoing an import', () => {
  it('deletes what it made and puts back what it changed', async () => {
    const { importId } = await importItems([
      { id: item.id, menuId: menu.id, price: 20, categoryId: salads.id, name: { en: 'Changed', de: 'Neu' } },
      dish('Second'),
    ])

    const undone = await call('POST', 'undoImport', { importId })

    expect(undone).toEqual({ kind: 'items', restaurantId: 2, importId, removed: 1, restored: 1, left: nothing })
    const items = await call<Item[]>('GET', `items?menuId=${menu.id}&skipPaginate=true`)
    expect(items).toEqual([{ ...item, version: 3, updatedAt: expect.any(String), updatedBy: 'Rosa Delgado' }])
  })

  it('is done once', async () => {
    const { importId } = await importItems([dish('Second')])
    await call('POST', 'undoImport', { importId })

    expect(await undo(importId)).toMatchObject({ status: 409, body: { data: { reason: 'importUndone' } } })
  })

  it('is done once, also by two at the same moment', async () => {
    const { importId } = await importItems([dish('Second')])

    const answers = await Promise.all([undo(importId), undo(importId)])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('is refused for all but the last, until that is undone', async () => {
    const first = await importItems([dish('Second')])
    const second = await importItems([dish('Third')])

    expect(await undo(first.importId)).toMatchObject({ status: 409, body: { data: { reason: 'importNotLast' } } })
    expect((await undo(second.importId)).status).toBe(200)
    expect((await undo(first.importId)).status).toBe(200)
  })

  it('leaves what was changed since as it is, and names it', async () => {
    const { importId } = await importItems([{ id: item.id, menuId: menu.id, price: 20 }, dish('Second')])
    await call('PATCH', `items/${item.id}`, { calory: 5 })

    expect(await undo(importId)).toMatchObject({
      status: 200,
      body: { removed: 1, restored: 0, left: { names: ['First'], count: 1, ids: [item.id] } },
    })
    expect(await call('GET', `items/${item.id}`)).toMatchObject({ price: 20, calory: 5 })
    expect(await call<Item[]>('GET', `items?menuId=${menu.id}&skipPaginate=true`)).toHaveLength(1)
  })

  it('is refused when everything was changed since, with its name', async () => {
    const { importId } = await importItems([{ id: item.id, menuId: menu.id, price: 20 }])
    await call('PATCH', `items/${item.id}`, { calory: 5 })

    expect(await undo(importId)).toMatchObject({
      status: 409,
      body: { data: { reason: 'importTouched', touched: { names: ['First'], count: 1, ids: [item.id] } } },
    })
  })

  it('is refused when something new was filled or deleted since', async () => {
    const { importId } = await importItems([dish('Second'), dish('Third')])
    const items = await call<Item[]>('GET', `items?menuId=${menu.id}&skipPaginate=true`)
    await call('POST', 'condiments', { itemId: items[1]!.id, name: named('Bread'), price: 1, max: 1 })
    await testServer.request('DELETE', `/v1/items/${items[2]!.id}`, { token: manager })

    const { body } = await undo(importId)

    expect(body.data.touched).toMatchObject({ names: ['Second', `#${items[2]!.id}`], count: 2 })
  })

  it('is refused when the category of before is gone', async () => {
    const { importId } = await importItems([{ id: item.id, menuId: menu.id, categoryId: salads.id }])
    await testServer.request('DELETE', `/v1/category/${soups.id}`, { token: manager })

    expect(await undo(importId)).toMatchObject({ status: 409, body: { data: { reason: 'importTouched' } } })
  })

  it('leaves a record under its new name where another has the old one by now, and makes no two of one name', async () => {
    const stew = await call<Item>('POST', 'items', { ...dish('Stew'), ...always })
    const { importId } = await importItems([
      { id: item.id, menuId: menu.id, name: named('Broth') },
      { id: stew.id, menuId: menu.id, name: named('First') },
      dish('Second'),
    ])
    await call('POST', 'items', { ...dish('Stew'), ...always })

    expect(await undo(importId)).toMatchObject({
      status: 200,
      body: { removed: 1, restored: 0, left: { ids: [item.id, stew.id], names: ['Broth', 'First'], count: 2 } },
    })
    expect(await namesOfItems()).toEqual(['Broth', 'First', 'Stew'])
  })

  it('leaves a record under its new name where a new one that stays has the old one', async () => {
    const { importId } = await importItems([
      { id: item.id, menuId: menu.id, name: named('Broth') },
      dish('First'),
      dish('Second'),
    ])
    const items = await call<Item[]>('GET', `items?menuId=${menu.id}&skipPaginate=true`)
    const added = items.find(({ name }) => name.en === 'First')!
    await call('PATCH', `items/${added.id}`, { calory: 5 })

    expect(await undo(importId)).toMatchObject({ status: 200, body: { removed: 1, restored: 0, left: { count: 2 } } })
    expect(await namesOfItems()).toEqual(['Broth', 'First'])
  })

  it('gives names back that changed places', async () => {
    const stew = await call<Item>('POST', 'items', { ...dish('Stew'), ...always })
    const { importId } = await importItems([
      { id: item.id, menuId: menu.id, name: named('Stew') },
      { id: stew.id, menuId: menu.id, name: named('First') },
      dish('Second'),
    ])

    expect(await undo(importId)).toMatchObject({ status: 200, body: { removed: 1, restored: 2, left: nothing } })
    expect(await call('GET', `items/${item.id}`)).toMatchObject({ name: named('First') })
  })

  it('minds neither a new order of the list nor what is sold out', async () => {
    const { importId } = await importItems([{ id: item.id, menuId: menu.id, price: 20 }])
    await importOptions(item.id)
    const group = (await call<ModifierGroup[]>('GET', `modifiers?itemId=${item.id}&skipPaginate=true`))[0]!
    const option = group.modifiersList[0]!
    const renamed = { id: group.id, itemId: item.id, modifiersList: [{ _id: option._id, price: 9 }] }
    const changed = await call<BulkResult>('POST', 'bulkModifiers', { list: [renamed] })
    await call('POST', 'sold-out', { kind: 'option', id: group.id, optionId: option._id, for: 'open' })
    await call('POST', 'sold-out', { kind: 'item', id: item.id, for: 'open' })

    expect((await undo(changed.importId)).status).toBe(200)
    expect((await undo(importId)).status).toBe(200)
    const after = await call<ModifierGroup>('GET', `modifiers/${group.id}`)
    expect(after.modifiersList[0]).toMatchObject({ price: 1, soldOut: { until: null } })
    expect(await call('GET', `items/${item.id}`)).toMatchObject({ price: 12, soldOut: { until: null } })
  })

  it('brings no picture back that is gone: of what lost one since, nothing is undone', async () => {
    const [before, since] = [await aStoredPicture('rgb(1, 2, 3)'), await aStoredPicture('rgb(3, 2, 1)')]
    const other = await call<Item>('POST', 'items', { ...dish('Other'), ...always, images: [since] })
    await call('PATCH', `items/${item.id}`, { images: [before] })
    await call('PATCH', `items/${item.id}`, { images: [] })
    const { importId } = await importItems([{ id: item.id, menuId: menu.id, price: 20 }])
    const ofOther = await importItems([{ id: other.id, menuId: menu.id, price: 20 }, dish('Second')])
    const items = await call<Item[]>('GET', `items?menuId=${menu.id}&skipPaginate=true`)
    const second = items.find(({ name }) => name.en === 'Second')!
    await call('PATCH', `items/${other.id}`, { images: [] })
    await call('PATCH', `items/${second.id}`, { images: [await aStoredPicture('rgb(9, 9, 9)')] })
    await testServer.request('DELETE', `/v1/items/${second.id}`, { token: manager })

    expect(await undo(ofOther.importId)).toMatchObject({
      status: 409,
      body: { data: { reason: 'importTouched', touched: { ids: [second.id, other.id] } } },
    })
    await testServer.db.many(
      'UPDATE menu_imports SET "undoneAt" = "importedAt" WHERE "id" = ? RETURNING "id"',
      ofOther.importId,
    )
    expect((await undo(importId)).status).toBe(200)
    expect(await call('GET', `items/${item.id}`)).toMatchObject({ price: 12, images: [] })
  })

  it("is refused for another venue's as if there were none", async () => {
    const { importId } = await importItems([dish('Second')])
    const token = await testServer.signIn('manager@receipts.demo')

    const answer = await testServer.request('POST', '/v1/undoImport', { token, body: { importId } })

    expect(answer.status).toBe(404)
  })
})

function importItems(list: object[]): Promise<BulkResult> {
  return call<BulkResult>('POST', 'bulkItems', { list })
}

async function namesOfItems(): Promise<string[]> {
  const items = await call<Item[]>('GET', `items?menuId=${menu.id}&skipPaginate=true`)
  return items.map(({ name }) => name.en).toSorted((one, other) => one.localeCompare(other))
}

async function importOptions(itemId: number): Promise<void> {
  const modifiersList = [{ name: named('Small'), price: 1 }]
  await call('POST', 'bulkModifiers', { list: [{ itemId, groupName: { en: 'Size', ar: 'الحجم' }, modifiersList }] })
}

async function aStoredPicture(colour: string): Promise<string> {
  const bytes = await aPicture({ colour }).png().toBuffer()
  return (await upload(testServer, { token: manager, bytes })).body.file.location
}

function undo(importId: number | null) {
  return testServer.request<Refused>('POST', '/v1/undoImport', { token: manager, body: { importId } })
}

async function call<T = object>(method: string, path: string, body?: object): Promise<T> {
  const answer = await testServer.request<T>(method, `/v1/${path}`, { token: manager, body })
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

function dish(en: string) {
  return { menuId: menu.id, categoryId: soups.id, name: named(en), description, price: 12 }
}

function named(en: string) {
  return { en, ar: `${en} بالعربية`.slice(0, 35) }
}
