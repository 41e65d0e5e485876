import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import { always, openMenuFixture, type Refused } from '#testing/menu-fixture.ts'

const desk = openMenuFixture()
const { add, change, remove, read, list } = desk

const groupsPath = 'v1/shared-modifiers'
const sidesPath = 'v1/shared-condiments'

let testServer: TestServer
let admin: string
let items: Item[]
let sauce: SharedGroup
let names = 0

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  await testServer.db.many('UPDATE venues SET "isPOSIntegrated" = ? RETURNING "id"', false)
})

beforeEach(async () => {
  items = [await addItem(), await addItem(), await addItem()]
  sauce = await add<SharedGroup>(groupsPath, aSauce())
  await link({ add: items.slice(0, 2).map(({ id }) => id) })
})

const text = (en: string) => ({ en, ar: en })
const option = (en: string, price: number) => ({ name: text(en), price })

function aSauce() {
  names += 1
  const modifiersList = [option('Ketchup', 0), option('Mayonnaise', 1)]
  return { restaurantId: 1, groupName: text(`Sauce ${names}`), min: 0, max: 2, modifiersList }
}

function addItem(body: object = {}): Promise<Item> {
  names += 1
  const name = text(`Dish ${names}`)
  return add<Item>('v1/items', { menuId: 1, categoryId: 1, name, description: name, ...always, price: 10, ...body })
}

async function link(body: object, kind = 'group', id = sauce.id) {
  return testServer.request<SharedGroup & Refused>('POST', '/v1/shared-links', {
    token: admin,
    body: { kind, id, ...body },
  })
}

const groupsOf = ({ id }: Item) => list<ModifierGroup>('v1/modifiers', `&itemId=${id}`)
async function groupsOfAll() {
  const [first, second, third] = await Promise.all(items.map(groupsOf))
  return [first!, second!, third!] as const
}

const idOf = (item: Item | undefined) => item!.id

describe('a shared group', () => {
  it('is a group of each of its items, with the same options', async () => {
    const [[first], [second], third] = await groupsOfAll()

    expect(first).toMatchObject({
      sharedId: sauce.id,
      groupName: sauce.groupName,
      min: 0,
      max: 2,
      itemId: idOf(items[0]),
    })
    expect(first!.modifiersList).toEqual(sauce.modifiersList)
    expect(second!.modifiersList).toEqual(sauce.modifiersList)
    expect(third).toEqual([])
    expect(await read<SharedGroup>(groupsPath, sauce.id)).toMatchObject({ itemIds: [idOf(items[0]), idOf(items[1])] })
  })

  it('is changed once for all of them, with one event', async () => {
    const [kept] = sauce.modifiersList
    const version = (await read<SharedGroup>(groupsPath, sauce.id)).version
    const before = (await groupsOf(items[0]!))[0]!

    await change(groupsPath, sauce.id, {
      modifiersList: [{ ...kept, price: 2 }, option('Mustard', 3)],
      max: 1,
      version,
    })

    const [[first], [second]] = await groupsOfAll()
    expect(first).toMatchObject({ max: 1, version: before.version + 1, updatedBy: expect.any(String) })
    expect(first!.modifiersList).toMatchObject([
      { _id: kept!._id, price: 2 },
      { name: { en: 'Mustard' }, price: 3 },
    ])
    expect(second!.modifiersList).toEqual(first!.modifiersList)
  })

  it('is not changed from a state that another person has changed since', async () => {
    await change(groupsPath, sauce.id, { max: 1 })

    const stale = await testServer.request<Refused>('PATCH', `/${groupsPath}/${sauce.id}`, {
      token: admin,
      body: { max: 3, version: sauce.version },
    })

    expect(stale).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion', changedFields: ['max'] } } })
  })

  it('is not changed for one of its items, nor by a sheet', async () => {
    const [group] = await groupsOf(items[0]!)
    const own = { isActive: false }
    const sheet = { list: [{ id: group!.id, itemId: group!.itemId, min: 1, max: 1 }] }

    const answers = await Promise.all([
      testServer.request<Refused>('PATCH', `/v1/modifiers/${group!.id}`, { token: admin, body: own }),
      testServer.request<Refused>('POST', '/v1/bulkModifiers', { token: admin, body: sheet }),
    ])

    expect(answers).toMatchObject([
      { status: 409, body: { data: { reason: 'sharedPart' } } },
      { status: 400, body: { data: { codes: { 'list.0.groupName.en': 'sharedPart' } } } },
    ])
  })

  it('leaves an item with its options, and the others keep it', async () => {
    const [group] = await groupsOf(items[0]!)

    expect((await remove('v1/modifiers', group!.id)).status).toBe(200)

    expect(await groupsOf(items[0]!)).toEqual([])
    expect(await groupsOf(items[1]!)).toHaveLength(1)
    expect(await read<SharedGroup>(groupsPath, sauce.id)).toMatchObject({ itemIds: [idOf(items[1])] })
  })

  it.each([
    ['remove', () => ({ add: [idOf(items[2])], remove: [idOf(items[2])] })],
    ['detach', () => ({ remove: [idOf(items[1])], detach: [idOf(items[1])] })],
  ])('refuses an item that is in two lists, and names %s', async (field, lists) => {
    expect(await link(lists())).toMatchObject({ status: 400, body: { data: { codes: { [field]: 'sharedTwice' } } } })
  })

  it('becomes the own one of an item, which no longer follows', async () => {
    expect((await link({ detach: [idOf(items[0])] })).status).toBe(200)

    const [own] = await groupsOf(items[0]!)
    await change(groupsPath, sauce.id, { max: 1 })
    await change('v1/modifiers', own!.id, { min: 1 })

    expect((await groupsOf(items[0]!))[0]).toMatchObject({ sharedId: null, min: 1, max: 2 })
    expect((await groupsOf(items[1]!))[0]).toMatchObject({ sharedId: sauce.id, min: 0, max: 1 })
  })

  it('is made of the group of an item, whose options keep their ids', async () => {
    const own = await add<ModifierGroup>('v1/modifiers', {
      itemId: idOf(items[2]),
      groupName: text(`Bread ${names}`),
      modifiersList: [option('Rye', 1)],
    })

    const shared = await add<SharedGroup>(groupsPath, { restaurantId: 1, fromId: own.id })

    expect(shared).toMatchObject({
      groupName: own.groupName,
      modifiersList: own.modifiersList,
      itemIds: [idOf(items[2])],
    })
    expect((await groupsOf(items[2]!))[0]).toMatchObject({ id: own.id, sharedId: shared.id })
    const again = await testServer.request<Refused>('POST', `/${groupsPath}`, {
      token: admin,
      body: { restaurantId: 1, fromId: own.id },
    })
    expect(again).toMatchObject({ status: 409, body: { data: { reason: 'sharedAlready' } } })
  })

  it('is deleted once no item has it', async () => {
    expect(await remove(groupsPath, sauce.id)).toMatchObject({
      status: 409,
      body: { data: { reason: 'hasChildren', inTheWay: [{ entity: 'items', count: 2 }] } },
    })

    await link({ remove: items.map(({ id }) => id) })

    expect((await remove(groupsPath, sauce.id)).status).toBe(200)
  })

  it('goes to a new item in the same call', async () => {
    const bread = await add<SharedSide>(sidesPath, { restaurantId: 1, name: text(`Bread ${names}`), price: 2, max: 3 })

    const item = await addItem({ sharedGroupIds: [sauce.id], sharedSideIds: [bread.id] })

    expect(item).toMatchObject({ modifiersCount: 1, condimentsCount: 1 })
    expect(await read<SharedGroup>(groupsPath, sauce.id)).toMatchObject({ itemIds: expect.arrayContaining([item.id]) })
    const unknown = await testServer.request<Refused>('POST', '/v1/items', {
      token: admin,
      body: {
        menuId: 1,
        categoryId: 1,
        name: text('X'),
        description: text('X'),
        ...always,
        price: 1,
        sharedGroupIds: [999],
      },
    })
    expect(unknown).toMatchObject({ status: 400, body: { data: { codes: { sharedGroupIds: 'sharedUnknown' } } } })
  })

  it('is sold out on all of its items, and in what further ones get', async () => {
    const [group] = await groupsOf(items[0]!)
    const optionId = sauce.modifiersList[0]!._id
    const body = { kind: 'option', id: group!.id, optionId, for: 'hour' }

    await testServer.request('POST', '/v1/sold-out', { token: admin, body })
    await link({ add: [idOf(items[2])] })

    for (const [each] of await Promise.all(items.map(groupsOf))) {
      expect(each!.modifiersList[0]!.soldOut).toMatchObject({ until: expect.any(String) })
    }
  })
})

describe('a link', () => {
  it('changes nothing when it is repeated', async () => {
    const { version } = await read<SharedGroup>(groupsPath, sauce.id)

    const again = await link({ add: [idOf(items[0])], remove: [idOf(items[2])] })

    expect(again).toMatchObject({ status: 200, body: { version } })
  })

  it('is refused for an item that is unknown, has a group of the name, or would cost less than nothing', async () => {
    const cheap = await addItem({ price: 1 })
    const taken = await addItem()
    await add('v1/modifiers', { itemId: taken.id, groupName: sauce.groupName })
    const [far] = await list<Item>('v1/items', '&restaurantId=2')
    await change(groupsPath, sauce.id, { modifiersList: [option('None', -2), option('Some', -1)] })

    expect(await link({ add: [far!.id] })).toMatchObject(refused('itemUnknown'))
    expect(await link({ add: [taken.id] })).toMatchObject(refused('sharedNameTaken'))
    expect(await link({ add: [cheap.id] })).toMatchObject(refused('sharedBelowZero'))
    expect(await groupsOf(cheap)).toEqual([])
  })

  it('needs the passphrase where an item becomes cheaper by it', async () => {
    const [one, other] = [option('None', -2), option('Some', 1)]
    await change(groupsPath, sauce.id, { min: 1, max: 1, modifiersList: [other] })
    await testServer.db.many('UPDATE venues SET "isPriceLocked" = ? WHERE "id" = 1 RETURNING "id"', true)
    const needed = { status: 403, body: { data: { reason: 'passphraseNeeded', gate: 'menuEdit' } } }
    const token = await testServer.signIn('manager@hotel.demo')
    const ask = (method: string, path: string, body: object) => testServer.request(method, path, { token, body })

    expect(
      await ask('POST', '/v1/shared-links', { kind: 'group', id: sauce.id, remove: [idOf(items[0])] }),
    ).toMatchObject(needed)
    expect(await ask('PATCH', `/${groupsPath}/${sauce.id}`, { min: 0 })).toMatchObject(needed)
    expect(await ask('PATCH', `/${groupsPath}/${sauce.id}`, { modifiersList: [one] })).toMatchObject(needed)
    expect(await ask('POST', '/v1/shared-links', { kind: 'group', id: sauce.id, add: [idOf(items[2])] })).toMatchObject(
      { status: 200 },
    )
    await testServer.db.many('UPDATE venues SET "isPriceLocked" = ? WHERE "id" = 1 RETURNING "id"', false)
  })
})

describe('a duplicate of a venue', () => {
  it('shares among its own items', async () => {
    const body = { id: 1, name: `Harbour ${names}`, copies: ['menus'] }

    const copy = await testServer.request<{ id: number }>('POST', '/v1/duplicate/restaurant', { token: admin, body })

    const found = await list<SharedGroup>(groupsPath, `&restaurantId=${copy.body.id}`)
    const copied = found.find(({ groupName }) => groupName.en === sauce.groupName.en)
    expect(copied!.itemIds).toHaveLength(2)
    expect(copied!.id).not.toBe(sauce.id)
    const groups = await list<ModifierGroup>('v1/modifiers', `&restaurantId=${copy.body.id}`)
    expect(groups.filter(({ sharedId }) => sharedId === copied!.id)).toHaveLength(2)
  })
})

describe('a shared side', () => {
  it('follows its items as a group does', async () => {
    const bread = await add<SharedSide>(sidesPath, { restaurantId: 1, name: text(`Bread ${names}`), price: 2, max: 3 })
    await link({ add: items.map(({ id }) => id) }, 'side', bread.id)

    await change(sidesPath, bread.id, { price: 3, isActive: false })

    const sides = await list<Side>('v1/condiments', `&itemId=${idOf(items[1])}`)
    expect(sides).toMatchObject([{ sharedId: bread.id, price: 3, isActive: false, name: bread.name }])
    expect((await remove(sidesPath, bread.id)).status).toBe(409)
    expect((await remove('v1/condiments', sides[0]!.id)).status).toBe(200)
  })
})

function refused(code: string) {
  return { status: 400, body: { data: { codes: { add: code } } } }
}
