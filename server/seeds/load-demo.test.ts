import { languages } from '@brigade/domain/kit/languages.ts'
import { totalsAsSold } from '@brigade/domain/orders/orders.pricing.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { openStatuses, orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRow } from '#features/orders/records/order-columns.ts'
import type { RequestRow } from '#features/requests/request-columns.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts'
import { type DemoNotes, readDemoNotes } from './demo-notes.ts'
import { isEmpty, loadDemo } from './load-demo.ts'
import { demoVenues } from './venues.ts'

const now = new Date('2026-03-04T17:20:00.000Z')

describe('the demo', () => {
  let fresh: FreshDatabase
  let notes: DemoNotes

  beforeAll(async () => {
    fresh = await freshDatabase()
    notes = await loadDemo(fresh.db, { now })
  })

  afterAll(() => fresh.remove())

  it('finds an empty database empty, and no longer after loading', async () => {
    const other = await freshDatabase()

    expect(await isEmpty(other.db)).toBe(true)
    expect(await readDemoNotes(other.db)).toBeNull()
    await other.remove()
    expect(await isEmpty(fresh.db)).toBe(false)
  })

  it('tells who can sign in and where one can be a guest, the same on every start', async () => {
    expect(notes.signIns).toHaveLength(17)
    expect(notes.guestTable.token).toMatch(/^[\w-]{22}$/)
    expect(await readDemoNotes(fresh.db)).toEqual(notes)
  })

  it('keeps only a hash of the password', async () => {
    const users = await fresh.db.many<{ passwordHash: string }>('SELECT "passwordHash" FROM users')
    const [hash = ''] = new Set(users.map((user) => user.passwordHash))

    expect(hash).toMatch(/^\$argon2id\$/)
    expect(await verify(hash, notes.password)).toBe(true)
  })

  it('has enough on its menus, in English and Arabic throughout and no name too long', async () => {
    const named = await fresh.db.many<{ kind: string; name: string }>(
      `SELECT 'menu' AS "kind", "name" FROM menus UNION ALL SELECT 'category', "name" FROM categories
       UNION ALL SELECT 'item', "name" FROM items UNION ALL SELECT 'text', "description" FROM items
       UNION ALL SELECT 'side', "name" FROM sides UNION ALL SELECT 'group', "groupName" FROM modifier_groups`,
    )
    const count = (kind: string) => named.filter((record) => record.kind === kind).length
    const texts = named.map(({ kind, name }) => ({ kind, name: JSON.parse(name) as Record<string, string> }))

    expect(count('menu')).toBeGreaterThanOrEqual(6)
    expect(count('category')).toBeGreaterThanOrEqual(25)
    expect(count('item')).toBeGreaterThanOrEqual(120)
    expect(texts.filter(({ name }) => !name.en || !/\p{Script=Arabic}/u.test(name.ar ?? ''))).toEqual([])
    expect(
      texts.filter(({ kind, name }) => kind === 'item' && Object.values(name).some((text) => text.length > 35)),
    ).toEqual([])
    const used = new Set(texts.flatMap(({ name }) => Object.keys(name)))
    expect([...used].toSorted()).toEqual(languages.toSorted())
  })

  it('has seven days of orders whose sums and stamps are right', async () => {
    const orders = await fresh.db.many<OrderRow>('SELECT * FROM orders ORDER BY "id"')

    expect(orders.length).toBeGreaterThan(600)
    for (const order of orders) {
      const venue = demoVenues.find(({ id }) => id === order.restaurantId)!
      const { cartPrice, placeHolderPrice, serviceFee, vatFee, orderPrice } = order
      const totals = totalsAsSold(JSON.parse(order.cart) as SoldLine[], venue)
      expect({ cartPrice, placeHolderPrice, serviceFee, vatFee, orderPrice }).toEqual(totals)
      const stamps = [order.createdAt, order.acceptedAT, order.cookedAt, order.deliveredAt, order.completedAT]
      const given = stamps.filter((stamp) => stamp !== null)
      expect(given).toEqual(given.toSorted())
      expect(order.updatedAt <= now.toISOString()).toBe(true)
    }
    const dates = orders.map((order) => order.createdAt)
    expect(dates).toEqual(dates.toSorted())
  })

  it('has open orders of every kind at both large venues, and the rest is finished', async () => {
    const orders = await fresh.db.many<OrderRow>('SELECT * FROM orders')
    const hourAgo = new Date(now.getTime() - 3_600_000).toISOString()
    const live = orders.filter((order) => order.createdAt >= hourAgo)

    for (const venueId of [1, 2]) {
      const statuses = new Set(live.filter((order) => order.restaurantId === venueId).map((order) => order.status))
      expect(openStatuses.filter((status) => !statuses.has(status))).toEqual([])
    }
    const open: readonly string[] = openStatuses
    expect(orders.filter((order) => order.createdAt < hourAgo && open.includes(order.status))).toEqual([])
    expect(new Set(orders.map((order) => order.status))).toEqual(new Set(orderStatuses))
  })

  it('logs every move of every order up to where it stands', async () => {
    const events = await fresh.db.many<{ orderId: number; fromStatus: string | null; toStatus: string }>(
      'SELECT "orderId", "fromStatus", "toStatus" FROM order_events ORDER BY "id"',
    )
    const orders = await fresh.db.many<OrderRow>('SELECT * FROM orders')
    const statusOf = new Map<number, string>()

    for (const { orderId, fromStatus, toStatus } of events) {
      expect(fromStatus).toBe(statusOf.get(orderId) ?? null)
      statusOf.set(orderId, toStatus)
    }

    expect(orders.filter((order) => statusOf.get(order.id) !== order.status)).toEqual([])
  })

  it('has an active notice of the kitchen for exactly the orders that are on their way', async () => {
    const notices = await fresh.db.many<{ orderId: number }>(
      `SELECT "orderId" FROM requests WHERE "requestType" = 'kitchen' AND "status" = 'active' ORDER BY "orderId"`,
    )
    const ready = await fresh.db.many<{ id: number }>(
      `SELECT "id" FROM orders WHERE "status" = 'ontheway' ORDER BY "id"`,
    )

    expect(ready.length).toBeGreaterThan(0)
    expect(notices.map((notice) => notice.orderId)).toEqual(ready.map((order) => order.id))
  })

  it('has every notice of the kitchen due, and those told that were not seen to by then', async () => {
    const notices = await fresh.db.many<RequestRow>(`SELECT * FROM requests WHERE "requestType" = 'kitchen'`)

    const late = notices.filter(({ dueAt, endedAt }) => dueAt! <= (endedAt ?? now.toISOString()))
    expect(notices.filter(({ dueAt, createdAt }) => dueAt === null || dueAt <= createdAt)).toEqual([])
    expect(notices.filter(({ escalatedAt }) => escalatedAt !== null)).toEqual(late)
    expect(late.some(({ status }) => status === 'active')).toBe(true)
  })

  it('lets the database go on with ids after its own', async () => {
    const row = await fresh.db.write(function* () {
      const { rows } = yield {
        sql: `INSERT INTO tables ("restaurantId", "name", "index", "token") VALUES (?, ?, ?, ?) RETURNING "id"`,
        params: [2, 'Table 25', 25, 'a-token-of-the-test'],
      }
      return rows[0] as { id: number }
    })

    const tables = await fresh.db.one<{ count: number }>('SELECT COUNT(*) AS "count" FROM tables')
    expect(row.id).toBe(tables?.count)
  })
})
