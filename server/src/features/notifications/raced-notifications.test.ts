import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { describe, expect, it } from 'vitest'
import { changedATurn } from '#kit/contracts/batched-update.ts'
import { closeAdminNotifications } from './close-admin-notifications.ts'
import { recordEdit } from './public/record-edit.ts'
import { keepTransactionOpen } from '#testing/keep-transaction-open.ts'
import { anEdit, openEdits } from './testing/edits.ts'

const admin = 'admin@brigade.demo'
const organization = 'organization@brigade.demo'
const manager = 'manager@hotel.demo'
const supermanager = 'supermanager@brigade.demo'
const patched = 'v1/admin-notifications patched'

const desk = openEdits()
const { principal, list, note } = desk

describe('marking all as read', () => {
  it('leaves new what comes while it is done, turn by turn', async () => {
    await noteMany(changedATurn + 5)
    const { app, db } = desk.testServer
    let turns = 0
    // A menu is edited between two batches.
    const write: typeof db.write = async (work) => {
      const written = await db.write(work)
      turns += 1
      if (turns === 1) await note({ user: await principal(manager), entityName: 'Comes meanwhile' })
      return written
    }
    const between = Object.assign(Object.create(app), { db: Object.assign(Object.create(db), { write }) }) as typeof app

    const { count } = await closeAdminNotifications(between, { body: {}, principal: await principal(admin) })

    expect(turns).toBeGreaterThan(1)
    expect(count).toBe(changedATurn + 5)
    expect(await unread()).toEqual(['Comes meanwhile'])
  })

  it('leaves new what comes at the same moment, after the newest that was seen', async () => {
    await noteMany(20)
    const [newest] = (await list('?$sort[id]=-1&$limit=1')).body.data
    const user = await principal(manager)
    const coming = ['Tea', 'Coffee', 'Juice', 'Water']

    const [{ count }] = await Promise.all([
      closeAll(admin, { upTo: newest!.id }),
      ...coming.map((entityName) => note({ user, entityName })),
    ])

    expect(count).toBe(20)
    expect((await unread()).toSorted()).toEqual(coming.toSorted())
  })

  it('is done by two at once, and each is told once', async () => {
    await noteMany(changedATurn + 30)
    const screen = await desk.testServer.connect(await desk.testServer.signIn(organization))

    const answers = await Promise.all([closeAll(admin, {}), closeAll(organization, {}), closeAll(admin, {})])

    expect(answers.reduce((sum, { count }) => sum + count, 0)).toBe(changedATurn + 30)
    expect(await unread()).toEqual([])
    await screen.caughtUp()
    const told = screen.heard<AdminNotification>(patched).map(({ id }) => id)
    expect(told).toHaveLength(changedATurn + 30)
    expect(new Set(told).size).toBe(told.length)
  })

  it('is over for the second of two at once when nothing is new any more, and not before', async () => {
    await noteMany(changedATurn + 5)
    const { app, db } = desk.testServer
    let second: Promise<{ count: number }> | undefined
    let left: string[] | undefined
    // While the first call is in its first batch, the second one begins and is answered before the first continues.
    const write: typeof db.write = async (work) => {
      if (!second) {
        const { ended } = await keepTransactionOpen(db, work)
        second = closeAll(organization, {})
        return ended
      }
      await second
      left ??= await unread()
      return db.write(work)
    }
    const slow = Object.assign(Object.create(app), { db: Object.assign(Object.create(db), { write }) }) as typeof app

    const first = await closeAdminNotifications(slow, { body: {}, principal: await principal(admin) })

    expect(left).toEqual([])
    expect(first.count + (await second!).count).toBe(changedATurn + 5)
  })

  it('goes with marking one of them: that one is told once, by whoever was first', async () => {
    await noteMany(10)
    const one = (await list()).body.data[4]!
    const screen = await desk.testServer.connect(await desk.testServer.signIn(admin))

    const [{ count }, ...answers] = await Promise.all([
      closeAll(admin, {}),
      close(organization, one.id),
      close(admin, one.id),
    ])

    expect(answers).toMatchObject([
      { status: 200, body: { id: one.id, isActive: false } },
      { status: 200, body: { id: one.id, isActive: false } },
    ])
    expect([9, 10]).toContain(count)
    await screen.caughtUp()
    const told = screen.heard<AdminNotification>(patched)
    expect(told.map(({ id }) => id).toSorted((first, second) => first - second)).toEqual(await allIds())
    expect(told.every(({ isActive }) => !isActive)).toBe(true)
  })
})

describe('an edit that is noted before another one, and stored after it', () => {
  it('is seen with that one at the latest: with a lower number it would pass for read', async () => {
    const [user, other] = [await principal(manager), await principal(supermanager)]
    const slow = await keepTransactionOpen(desk.testServer.db, () => recordEdit(anEdit({ user, entityName: 'Slow' })))

    await note({ user: other, venueId: 2, entityName: 'Quick' })

    expect(await unread()).toEqual(['Quick', 'Slow'])
    await slow.ended
  })
})

describe('one that two mark as read', () => {
  it('is told once, and read for both', async () => {
    await noteMany(1)
    const [one] = (await list()).body.data
    const screen = await desk.testServer.connect(await desk.testServer.signIn(organization))

    const answers = await Promise.all([admin, organization, admin, organization].map((email) => close(email, one!.id)))

    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { ...one, isActive: false } })
    await screen.caughtUp()
    expect(screen.heard(patched)).toHaveLength(1)
  })
})

async function noteMany(count: number): Promise<void> {
  const user = await principal(manager)
  for (let each = 0; each < count; each += 1) await note({ user, entityName: `Before ${each}` })
}

async function unread(): Promise<string[]> {
  return (await list('?isActive=true')).body.data.map(({ entityName }) => entityName)
}

async function allIds(): Promise<number[]> {
  return (await list('?$sort[id]=1')).body.data.map(({ id }) => id)
}

async function closeAll(email: string, body: object): Promise<{ count: number }> {
  const token = await desk.testServer.signIn(email)
  return (await desk.testServer.request<{ count: number }>('POST', '/v1/markAllAdminNotiAsRead', { token, body })).body
}

async function close(email: string, id: number) {
  const token = await desk.testServer.signIn(email)
  const body = { isActive: false }
  return desk.testServer.request<AdminNotification>('PATCH', `/v1/admin-notifications/${id}`, { token, body })
}
