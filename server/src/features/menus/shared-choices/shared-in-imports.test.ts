import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BulkResult, UndoneImport } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { sharedLimits } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import { always, openMenuFixture, type Refused } from '#testing/menu-fixture.ts'
import type { TestServer } from '#testing/test-server.ts'

const desk = openMenuFixture()
const { add, change, list } = desk

const groupsPath = 'v1/shared-modifiers'
const sidesPath = 'v1/shared-condiments'

let testServer: TestServer
let admin: string
let item: Item
let names = 0

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  await testServer.db.many('UPDATE venues SET "isPOSIntegrated" = ? RETURNING "id"', false)
})

beforeEach(async () => {
  item = await addItem()
})

const text = (en: string) => ({ en, ar: en })
const option = (en: string, price: number) => ({ name: text(en), price })

function addItem(body: object = {}): Promise<Item> {
  names += 1
  const name = text(`Dish ${names}`)
  return add<Item>('v1/items', { menuId: 1, categoryId: 1, name, description: name, ...always, price: 10, ...body })
}

const ask = <T>(method: string, path: string, body: object) =>
  testServer.request<T>(method, `/v1/${path}`, { token: admin, body })

async function imported(path: string, ...rows: object[]): Promise<number> {
  const { status, body } = await ask<BulkResult>('POST', path, { list: rows })
  expect(status).toBe(200)
  return body.importId!
}

const undo = (importId: number) => ask<UndoneImport & Refused>('POST', 'undoImport', { importId })
const groupsOf = ({ id }: Item) => list<ModifierGroup>('v1/modifiers', `&itemId=${id}`)
const sidesOf = ({ id }: Item) => list<Side>('v1/condiments', `&itemId=${id}`)

describe('undoing an import', () => {
  it('leaves a group that has become a shared one since, and all that share it alike', async () => {
    const made = await add<ModifierGroup>('v1/modifiers', {
      itemId: item.id,
      groupName: text('Milk'),
      modifiersList: [option('Oat', 1)],
    })
    const [oat] = made.modifiersList
    const importId = await imported('bulkModifiers', {
      id: made.id,
      itemId: item.id,
      modifiersList: [{ _id: oat!._id, price: 2 }],
    })
    const shared = await add<SharedGroup>(groupsPath, { restaurantId: 1, fromId: made.id })
    await change(groupsPath, shared.id, { max: 1, modifiersList: [{ ...shared.modifiersList[0]!, price: 3 }] })

    expect(await undo(importId)).toMatchObject({ status: 409, body: { data: { reason: 'importTouched' } } })

    expect((await groupsOf(item))[0]!.modifiersList).toMatchObject([{ price: 3 }])
  })

  it('leaves a new side that has become a shared one since', async () => {
    const importId = await imported('bulkCondiments', { itemId: item.id, name: text('Butter'), price: 1, max: 1 })
    const [butter] = await sidesOf(item)
    const shared = await add<SharedSide>(sidesPath, { restaurantId: 1, fromId: butter!.id })

    expect(await undo(importId)).toMatchObject({ status: 409, body: { data: { reason: 'importTouched' } } })
    expect(await desk.read<SharedSide>(sidesPath, shared.id)).toMatchObject({ itemIds: [item.id] })
  })

  it('leaves a group that was shared for a while and is its item’s own again', async () => {
    const made = await add<ModifierGroup>('v1/modifiers', { itemId: item.id, groupName: text('Ice'), max: 1 })
    const importId = await imported('bulkModifiers', { id: made.id, itemId: item.id, min: 0 })
    const shared = await add<SharedGroup>(groupsPath, { restaurantId: 1, fromId: made.id })
    await change(groupsPath, shared.id, { groupName: text(`Ice ${names}`) })
    await ask('POST', 'shared-links', { kind: 'group', id: shared.id, detach: [item.id] })

    expect((await undo(importId)).status).toBe(409)
    expect((await groupsOf(item))[0]).toMatchObject({ groupName: text(`Ice ${names}`), min: 0, sharedId: null })
  })
})

describe('a form', () => {
  it('that was open before a group was shared and detached is stale', async () => {
    const made = await add<ModifierGroup>('v1/modifiers', { itemId: item.id, groupName: text('Heat') })
    const shared = await add<SharedGroup>(groupsPath, { restaurantId: 1, fromId: made.id })
    await change(groupsPath, shared.id, { min: 0, max: 3 })
    await ask('POST', 'shared-links', { kind: 'group', id: shared.id, detach: [item.id] })

    expect(await ask<Refused>('PATCH', `modifiers/${made.id}`, { max: 2, version: made.version })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion' } },
    })
  })
})

describe('a sheet of groups', () => {
  it('is refused where another number of choices brings an item below zero', async () => {
    const cheap = await addItem({ price: 3 })
    const made = await add<ModifierGroup>('v1/modifiers', {
      itemId: cheap.id,
      groupName: text('Without'),
      min: 0,
      modifiersList: [option('No egg', -2), option('No ham', -2)],
    })

    const answer = await ask<Refused>('POST', 'bulkModifiers', { list: [{ id: made.id, itemId: cheap.id, max: 2 }] })

    expect(answer).toMatchObject({ status: 400, body: { data: { codes: { 'list.0.max': 'lineBelowZero' } } } })
    expect((await groupsOf(cheap))[0]).toMatchObject({ max: 1 })
  })
})

describe('a shared group on as many items as it may be', () => {
  it('is put on no new item, and on another one only in the place of one', async () => {
    names += 1
    const sauce = await add<SharedGroup>(groupsPath, { restaurantId: 1, groupName: text(`Full ${names}`) })
    const dishes = Array.from({ length: sharedLimits.mostItems }, (_, place) => ({
      menuId: 1,
      categoryId: 1,
      name: text(`Full ${place}`),
      description: text('x'),
      price: 1,
    }))
    await imported('bulkItems', ...dishes)
    const all = await list<Item>('v1/items', '&menuId=1&categoryId=1')
    const full = all.filter(({ name }) => name.en.startsWith('Full ')).map(({ id }) => id)
    const link = (body: object) => ask<Refused>('POST', 'shared-links', { kind: 'group', id: sauce.id, ...body })
    expect((await link({ add: full })).status).toBe(200)

    const name = text('One too many')
    const more = { menuId: 1, categoryId: 1, name, description: name, ...always, price: 1, sharedGroupIds: [sauce.id] }
    expect(await ask<Refused>('POST', 'items', more)).toMatchObject({
      status: 400,
      body: { data: { codes: { sharedGroupIds: 'sharedTooMany' } } },
    })
    expect(await link({ add: [item.id] })).toMatchObject({ status: 400 })
    expect((await link({ add: [item.id], remove: [full[0]!] })).status).toBe(200)
  })
})
