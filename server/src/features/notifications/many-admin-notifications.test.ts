import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { describe, expect, it } from 'vitest'
import { changedATurn } from '#kit/contracts/batched-update.ts'
import { run } from '#kit/database/transaction.ts'
import { noon } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { closeAdminNotifications } from './close-admin-notifications.ts'
import { countAdminNotifications } from './count-admin-notifications.ts'
import { listAdminNotifications } from './list-admin-notifications.ts'
import { openEdits } from './testing/edits.ts'

const admin = 'admin@brigade.demo'
const organization = 'organization@brigade.demo'
const manager = 'manager@hotel.demo'
const counting = '/v1/adminnotificationcount'
const closing = '/v1/markAllAdminNotiAsRead'
const patched = 'v1/admin-notifications patched'

const desk = openEdits()
const { principal, list, note, noteThree, strangers } = desk

describe('the count of notifications', () => {
  it('is of those that are not closed, of all venues or of some', async () => {
    await noteThree()

    expect((await count()).body).toEqual({ count: 2 })
    expect((await count({ restaurantId: 1 })).body).toEqual({ count: 1 })
    expect((await count({ restaurantId: { $in: [1, 2] } })).body).toEqual({ count: 2 })
    expect((await count({ isActive: false })).body).toEqual({ count: 1 })
    expect((await count({ countTo: 1 })).body).toEqual({ count: 1 })
  })

  it.each([
    [{ countTo: 0 }, 'countTo'],
    [{ countTo: 10_001 }, 'countTo'],
    [{ isActive: 'yes' }, 'isActive'],
    [{ restaurantId: 'one' }, 'restaurantId'],
    [{ status: 'active' }, 'status'],
  ])('names what is wrong in %j', async (body, field) => {
    expect(await count(body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })

  it('is refused to everybody else', async () => {
    expect(await desk.testServer.request('POST', counting, { body: {} })).toMatchObject({ status: 401 })
    for (const token of await strangers()) {
      expect(await desk.testServer.request('POST', counting, { token, body: {} })).toMatchObject({ status: 403 })
    }
  })

  it('costs the same however many are closed, and no more than it is counted to', async () => {
    const { db, statements } = recordStatements(desk.testServer.db)
    const user = await principal(admin)

    await countAdminNotifications({ db, body: {}, principal: user })
    await countAdminNotifications({ db, body: { restaurantId: 1, countTo: 100 }, principal: user })

    expect(statements).toHaveLength(2)
    for (const statement of statements) {
      const plan = await planOf(desk.testServer.db, statement)
      expect({ plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
    // PostgreSQL is certain to use that index only if the rows are needed in its order.
    expect(statements[1]!.sql).toMatch(/order by .*limit/i)
  })
})

describe('a page of many notifications', () => {
  it.each([
    ['new ones', { isActive: true }],
    ['read ones', { isActive: false }],
    ['all', {}],
    ['new ones of a venue', { restaurantId: 1, isActive: true }],
  ])('is found in its order, and counted in it: %s', async (_name, query) => {
    await fill(4_000)
    const { db, statements } = recordStatements(desk.testServer.db)
    const asked = { ...query, $countTo: 100, $limit: 20 }

    await listAdminNotifications({ db, query: asked, principal: await principal(admin), isPaged: true })

    expect(statements).toHaveLength(2)
    for (const statement of statements) {
      expect(statement.sql).toMatch(/order by .*limit/i)
      const plan = await planOf(desk.testServer.db, statement)
      const isSorted = plan.some((line) => /TEMP B-TREE|^\s*(->)?\s*Sort\b/.test(line))
      expect({ plan, isSorted }).toMatchObject({ isSorted: false })
    }
  })
})

describe('closing all notifications', () => {
  it('is done once and for all screens, and answers how many', async () => {
    await noteThree()
    const screen = await desk.testServer.connect(await desk.testServer.signIn(organization))

    expect(await closeAll({})).toMatchObject({ status: 200, body: { count: 2 } })

    expect((await closeAll({})).body).toEqual({ count: 0 })
    expect((await count()).body).toEqual({ count: 0 })
    expect((await list()).body.total).toBe(3)
    await screen.caughtUp()
    const told = screen.heard<AdminNotification>(patched)
    expect(told.map(({ entityName }) => entityName).toSorted()).toEqual(['Coffee', 'Juice'])
    expect(told.every(({ isActive }) => !isActive)).toBe(true)
  })

  it('leaves what came after the newest that was seen, and what is of other venues', async () => {
    await noteThree()
    const [juice, coffee] = (await list()).body.data

    expect((await closeAll({ upTo: coffee!.id })).body).toEqual({ count: 1 })
    expect((await list('?isActive=true')).body.data).toMatchObject([{ id: juice!.id }])
    expect((await closeAll({ restaurantId: 2 })).body).toEqual({ count: 0 })
    expect((await closeAll({ restaurantId: { $in: [1, 2] } })).body).toEqual({ count: 1 })
  })

  it('is done by turns, however many there are, and by two at once', async () => {
    const user = await principal(manager)
    for (let each = 0; each < changedATurn + 3; each += 1) await note({ user })

    const answers = await Promise.all([closeAll({}), closeAll({})])

    const counts = answers.map(({ body }) => body.count)
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(changedATurn + 3)
    expect((await count()).body).toEqual({ count: 0 })
  })

  it('is refused to everybody else', async () => {
    await note({ user: await principal(manager) })

    expect(await desk.testServer.request('POST', closing, { body: {} })).toMatchObject({ status: 401 })
    for (const token of await strangers()) {
      expect(await desk.testServer.request('POST', closing, { token, body: {} })).toMatchObject({ status: 403 })
    }
    expect((await count()).body).toEqual({ count: 1 })
  })

  it.each([
    [{ upTo: 'all' }, 'upTo'],
    [{ upTo: 0 }, 'upTo'],
    [{ isActive: false }, 'isActive'],
  ])('names what is wrong in %j', async (body, field) => {
    expect(await closeAll(body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })

  it('finds them by an index', async () => {
    const { db, statements } = recordStatements(desk.testServer.db)
    const app = Object.assign(Object.create(desk.testServer.app), { db }) as typeof desk.testServer.app
    const user = await principal(admin)

    await closeAdminNotifications(app, { body: {}, principal: user })
    await closeAdminNotifications(app, { body: { restaurantId: 1, upTo: 1 }, principal: user })

    expect(statements.filter(({ sql }) => sql.startsWith('UPDATE'))).toHaveLength(2)
    for (const statement of statements.filter(({ sql }) => sql.includes('"isActive"'))) {
      const plan = await planOf(desk.testServer.db, statement)
      expect({ plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
  })
})

function count(body: object = {}) {
  return asAdmin(counting, body)
}

function closeAll(body: object) {
  return asAdmin(closing, body)
}

async function asAdmin(act: string, body: object) {
  return desk.testServer.request<{ count: number }>('POST', act, { token: await desk.testServer.signIn(admin), body })
}

/** Adds enough of each kind that PostgreSQL considers an index. */
async function fill(count: number): Promise<void> {
  const { db } = desk.testServer
  await db.write(() =>
    run(
      `INSERT INTO admin_notifications ("restaurantId", "title", "message", "type", "action", "entity", "entityName", "restaurantName",
         "editorFirstName", "editorLastName", "entityUpdateDeleteTime", "isActive")
       WITH RECURSIVE past(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM past WHERE number < ?)
       SELECT 1 + number % 2, 'A', 'B', 'info', 'updated', 'item', 'Tea', 'Hotel', 'Layla', 'Haddad', ?, number % 3 = 0 FROM past`,
      count,
      noon.toISOString(),
    ),
  )
  if (db.dialect === 'postgres') await db.write(() => run('ANALYZE admin_notifications'))
}
