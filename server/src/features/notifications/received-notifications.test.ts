import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { describe, expect, it } from 'vitest'
import { checkAgain } from '#kit/sockets/rooms.ts'
import { run } from '#kit/database/transaction.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import type { Screen } from '#testing/screen.ts'
import { openEdits } from './testing/edits.ts'

const { admin, manager, organization, supermanager } = hotelEmails
const created = 'v1/admin-notifications created'
const patched = 'v1/admin-notifications patched'

const desk = openEdits()
const { principal, list, close, note, strangers } = desk

describe('what the head office is told', () => {
  it('is heard by it alone: not by any other role, a guest, a machine, people of other venues, or who has not signed in', async () => {
    const others = [
      ...(await strangers()),
      await desk.testServer.signIn('manager@restaurant.demo'),
      await desk.testServer.signIn('waiter@restaurant.demo'),
      undefined,
    ]
    const screens = await Promise.all(others.map((token) => desk.testServer.connect(token)))
    const office = [await connect(admin), await connect(organization)]

    await note({ user: await principal(manager) })
    await note({ user: await principal(supermanager), venueId: 2 })
    const [latest] = (await list()).body.data
    await close(latest!.id)
    await closeAll()

    for (const screen of office) expect(await told(screen)).toEqual([2, 2])
    for (const screen of screens) expect(await told(screen)).toEqual([0, 0])
  })

  it.each<[string, StaffRole, string]>([
    ['an admin who becomes a manager', 'admin', 'manager'],
    ['an admin who becomes a super manager', 'admin', 'supermanager'],
    ['an organization that becomes finance', 'organization', 'finance'],
  ])('is heard no more by %s', async (_who, role, next) => {
    await restored(hotelEmails[role], async () => {
      const screen = await connect(hotelEmails[role])
      await become(hotelEmails[role], next)
      await checkAgain(desk.testServer.app, desk.testServer.app.io)

      await note({ user: await principal(supermanager) })

      expect(await told(screen)).toEqual([0, 0])
      const token = await desk.testServer.signIn(hotelEmails[role])
      for (const [method, path, body] of calls)
        expect(await desk.testServer.request(method, path, { token, body })).toMatchObject({ status: 403 })
    })
  })

  it('is heard by a manager who becomes part of it, from then on', async () => {
    await restored(manager, async () => {
      const screen = await connect(manager)
      await note({ user: await principal(supermanager) })
      // Events are batched briefly, and their receivers are determined when they are sent.
      await screen.caughtUp()
      await become(manager, 'organization')
      await checkAgain(desk.testServer.app, desk.testServer.app.io)

      await note({ user: await principal(supermanager), entityName: 'Coffee' })

      await screen.caughtUp()
      expect(screen.heard<AdminNotification>(created).map(({ entityName }) => entityName)).toEqual(['Coffee'])
    })
  })

  it('is heard by an admin wherever they worked before', async () => {
    const account = `(SELECT "id" FROM users WHERE "email" = '${admin}')`
    await desk.testServer.db.write(() =>
      run(`INSERT INTO user_venues ("userId", "restaurantId", "position") VALUES (${account}, 2, 0)`),
    )
    const screen = await connect(admin)

    await note({ user: await principal(manager) })

    expect(await told(screen)).toEqual([1, 0])
    await desk.testServer.db.write(() => run(`DELETE FROM user_venues WHERE "userId" = ${account}`))
  })
})

const calls = [
  ['GET', '/v1/admin-notifications', undefined],
  ['POST', '/v1/adminnotificationcount', {}],
  ['POST', '/v1/markAllAdminNotiAsRead', {}],
] as const

async function connect(email: string): Promise<Screen> {
  return desk.testServer.connect(await desk.testServer.signIn(email))
}

/** Returns how many events of created and of read notifications a screen has received. */
async function told(screen: Screen): Promise<number[]> {
  await screen.caughtUp()
  return [screen.heard(created).length, screen.heard(patched).length]
}

async function closeAll(): Promise<void> {
  const token = await desk.testServer.signIn(admin)
  await desk.testServer.request('POST', '/v1/markAllAdminNotiAsRead', { token, body: {} })
}

/** Changes the role of an account and evicts its cached principal. */
async function become(email: string, role: string): Promise<void> {
  const account = await desk.testServer.db.one<{ id: number }>('SELECT "id" FROM users WHERE "email" = ?', email)
  await desk.testServer.db.write(() => run('UPDATE users SET "role" = ? WHERE "email" = ?', role, email))
  desk.testServer.app.principals.evict({ userId: account!.id })
}

/** Runs a function and restores the account afterwards, even if it throws. */
async function restored(email: string, work: () => Promise<void>): Promise<void> {
  const before = await desk.testServer.db.one<{ role: string }>('SELECT "role" FROM users WHERE "email" = ?', email)
  try {
    await work()
  } finally {
    await become(email, before!.role)
  }
}
