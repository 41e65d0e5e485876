import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { CatalogueCache } from './catalogue.ts'

const [hotel, restaurant] = [1, 2]

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

it('holds every item of the venue and none of another', async () => {
  const catalogue = await read(new CatalogueCache(fresh.db), { venueId: hotel })

  const rows = await fresh.db.many<{ id: number }>('SELECT "id" FROM items WHERE "restaurantId" = ?', hotel)
  expect([...catalogue.keys()].toSorted(byNumber)).toEqual(rows.map(({ id }) => id).toSorted(byNumber))
  expect(catalogue.size).toBeGreaterThan(30)
})

it('holds prices in minor units, with the sides and options that are switched on', async () => {
  const burger = await itemCalled('Harbour Beef Burger')

  expect(burger).toMatchObject({ price: 7800, isActive: true, menu: { name: { en: expect.any(String) } } })
  expect(burger.sides.length).toBeGreaterThan(0)
  expect(burger.groups.length).toBeGreaterThan(0)
  for (const { options } of burger.groups) {
    expect(options.length).toBeGreaterThan(0)
    expect(options.every(({ id, price }) => typeof id === 'string' && Number.isInteger(price))).toBe(true)
  }
})

it('leaves out sides and groups that are switched off, and groups without options', async () => {
  const { id, sides, groups } = await itemCalled('Harbour Beef Burger')
  await change('UPDATE sides SET "isActive" = ? WHERE "id" = ?', false, sides[0]!.id)
  await change('UPDATE modifier_groups SET "options" = ? WHERE "id" = ?', '[]', groups[0]!.id)

  const catalogue = await read(new CatalogueCache(fresh.db), { venueId: hotel })

  expect(catalogue.get(id)!.sides).toEqual(sides.slice(1))
  expect(catalogue.get(id)!.groups).toEqual(groups.slice(1))
})

it('takes the times of menu, category and item together, without those that are always', async () => {
  const { id } = await itemCalled('Harbour Beef Burger')
  const mornings = { daysAvailable: ['ALL'], hoursAvailable: ['7', '8'] }
  const sundays = { daysAvailable: ['Sunday'], hoursAvailable: ['ALL'] }
  await change(
    'UPDATE items SET "daysAvailable" = ?, "hoursAvailable" = ? WHERE "id" = ?',
    JSON.stringify(mornings.daysAvailable),
    JSON.stringify(mornings.hoursAvailable),
    id,
  )
  await change(
    `UPDATE categories SET "daysAvailable" = ?, "hoursAvailable" = ?
     WHERE "id" = (SELECT "categoryId" FROM items WHERE "id" = ?)`,
    JSON.stringify(sundays.daysAvailable),
    JSON.stringify(sundays.hoursAvailable),
    id,
  )

  const catalogue = await read(new CatalogueCache(fresh.db), { venueId: hotel })

  expect(catalogue.get(id)!.times).toHaveLength(2)
  expect(catalogue.get(id)!.times).toEqual(expect.arrayContaining([mornings, sundays]))
})

it('holds an item as switched off when its menu or category is', async () => {
  const before = await read(new CatalogueCache(fresh.db), { venueId: restaurant })
  const [item] = [...before.values()].filter(({ isActive }) => isActive)
  await change('UPDATE menus SET "isActive" = ? WHERE "id" = ?', false, item!.menu.id)

  const after = await read(new CatalogueCache(fresh.db), { venueId: restaurant })

  const ofMenu = [...after.values()].filter(({ menu }) => menu.id === item!.menu.id)
  expect(ofMenu.length).toBeGreaterThan(0)
  expect(ofMenu.every(({ isActive }) => !isActive)).toBe(true)
})

it('is read once for a version of the menu, and again for the next', async () => {
  const cache = new CatalogueCache(fresh.db)
  const first = await read(cache, { venueId: hotel, version: 1 })
  const again = await read(cache, { venueId: hotel, version: 1 })
  const { id } = await itemCalled('Wild Mushroom Risotto')
  await change('UPDATE items SET "price" = ? WHERE "id" = ?', 12_300, id)

  const stale = await read(cache, { venueId: hotel, version: 1 })
  const next = await read(cache, { venueId: hotel, version: 2 })

  expect(again).toBe(first)
  expect(stale).toBe(first)
  expect(next.get(id)!.price).toBe(12_300)
})

describe('in a transaction that is taken back', () => {
  it('is not kept, so that a later change of the same version is read', async () => {
    const cache = new CatalogueCache(fresh.db)
    const { id } = await itemCalled('Wild Mushroom Risotto')
    const version = await storedVersion()
    const takenBack = fresh.db.write(function* (): Transaction<never> {
      yield* raisePrice(id, 11_100)
      const seen = yield* cache.get(hotel, version + 1)
      expect(seen.get(id)!.price).toBe(11_100)
      throw new Error('The disk is full')
    })
    await expect(takenBack).rejects.toThrow('The disk is full')
    const priceNow = async () => (await read(cache, { venueId: hotel, version: version + 1 })).get(id)!.price
    // On PostgreSQL other transactions may run before the cache has checked.
    await expect.poll(priceNow).not.toBe(11_100)

    await fresh.db.write(() => raisePrice(id, 22_200))

    expect(await storedVersion()).toBe(version + 1)
    expect(await priceNow()).toBe(22_200)
  })

  it('spoils nothing for the orders that shared it', async () => {
    const cache = new CatalogueCache(fresh.db)
    const { id } = await itemCalled('Wild Mushroom Risotto')
    const version = await storedVersion()

    const [, , ordered] = await Promise.allSettled([
      fresh.db.write(() => raisePrice(id, 33_300)),
      fresh.db.write(function* (): Transaction<never> {
        yield* raisePrice(id, 44_400)
        throw new Error('A name is missing')
      }),
      fresh.db.write(function* (): Transaction<number> {
        const stored = yield* one<{ v: number }>('SELECT "catalogueVersion" AS "v" FROM venues WHERE "id" = ?', hotel)
        return (yield* cache.get(hotel, stored!.v)).get(id)!.price
      }),
    ])

    expect(ordered.status).toBe('fulfilled')
    expect(await storedVersion()).toBe(version + 1)
    expect((await read(cache, { venueId: hotel, version: version + 1 })).get(id)!.price).toBe(33_300)
  })
})

function* raisePrice(id: number, price: number): Transaction<void> {
  yield* run('UPDATE items SET "price" = ? WHERE "id" = ?', price, id)
  yield* run('UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = ?', hotel)
}

async function storedVersion(): Promise<number> {
  const row = await fresh.db.one<{ v: number }>('SELECT "catalogueVersion" AS "v" FROM venues WHERE "id" = ?', hotel)
  return row!.v
}

function read(cache: CatalogueCache, { venueId, version = 1 }: { venueId: number; version?: number }) {
  return fresh.db.read(() => cache.get(venueId, version))
}

async function itemCalled(name: string): Promise<CatalogueItem> {
  const catalogue = await read(new CatalogueCache(fresh.db), { venueId: hotel })
  const item = [...catalogue.values()].find((candidate) => candidate.name.en === name)
  if (!item) throw new Error(`The demo sells no ${name}`)
  return item
}

function change(sql: string, ...params: (string | number | boolean)[]): Promise<number> {
  return fresh.db.write(() => run(sql, ...params))
}

function byNumber(a: number, b: number): number {
  return a - b
}
