import { type AdminNotification, adminNotificationSchema } from '@brigade/domain/notifications/notifications.schema.ts'
import { describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { openEdits } from './testing/edits.ts'

const admin = 'admin@brigade.demo'
const manager = 'manager@hotel.demo'
const path = '/v1/admin-notifications'
const created = 'v1/admin-notifications created'

const desk = openEdits()
const { principal, list, note } = desk

describe('a client that tells of its own edit', () => {
  const ask = async (email: string, body: object) =>
    desk.testServer.request<AdminNotification>('POST', path, { token: await desk.testServer.signIn(email), body })

  it('is given the record that the server made, and makes none', async () => {
    const screen = await desk.testServer.connect(await desk.testServer.signIn(admin))
    await note({ user: await principal(manager), entityName: 'Tea' })
    await note({ user: await principal(manager), entityName: 'Coffee' })
    const sent = { action: 'updated', entityName: 'Tea', title: 'Mine', message: '', type: 'x', isClosable: false }

    const named = await ask(manager, sent)
    const last = await ask(manager, { action: 'updated', restaurantId: 1, entity: 'item' })
    await screen.caughtUp()

    expect(named).toMatchObject({ status: 200, body: { entityName: 'Tea', title: 'Item updated', isClosable: true } })
    expect(Object.keys(named.body).toSorted()).toEqual(Object.keys(adminNotificationSchema.properties).toSorted())
    expect(last.body.entityName).toBe('Coffee')
    expect((await list()).body.total).toBe(2)
    expect(screen.heard(created)).toMatchObject([{ entityName: 'Tea' }, { entityName: 'Coffee' }])
  })

  it('is given none of another edit or of another person', async () => {
    await note({ user: await principal(manager), entityName: 'Tea' })

    for (const [email, body] of [
      [manager, { action: 'deleted', entityName: 'Tea' }],
      [manager, { action: 'updated', entityName: 'Tea', restaurantId: 2 }],
      ['ordertaker@hotel.demo', { action: 'updated', entityName: 'Tea' }],
      [admin, { action: 'updated', entityName: 'Tea' }],
    ] as const) {
      expect(await ask(email, body)).toMatchObject({ status: 404, body: { data: { reason: 'noSuchEdit' } } })
    }
  })

  it('is given one of its last ten thousand, and none from before', async () => {
    const user = await principal(manager)
    await note({ user, entityName: 'Long ago' })
    await copyEdit('Tea', 9_999)
    const asked = { action: 'updated', entityName: 'Long ago' }

    expect(await ask(manager, asked)).toMatchObject({ status: 200, body: { entityName: 'Long ago' } })
    await note({ user, entityName: 'Tea' })
    expect(await ask(manager, asked)).toMatchObject({ status: 404, body: { data: { reason: 'noSuchEdit' } } })
  })

  /** Adds copies of the existing edit under another name, by the same editor. */
  async function copyEdit(entityName: string, count: number): Promise<void> {
    await desk.testServer.db.write(() =>
      run(
        `INSERT INTO admin_notifications ("restaurantId", "title", "message", "type", "action", "entity", "entityName", "restaurantName",
           "editorFirstName", "editorLastName", "editorId", "entityUpdateDeleteTime")
         WITH RECURSIVE copies(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < ?)
         SELECT "restaurantId", "title", "message", "type", "action", "entity", ?, "restaurantName", "editorFirstName", "editorLastName",
           "editorId", "entityUpdateDeleteTime" FROM admin_notifications, copies`,
        count,
        entityName,
      ),
    )
  }

  it('is refused without a sign-in, without the right, and with a body that names no edit', async () => {
    const body = { action: 'updated' }

    expect(await desk.testServer.request('POST', path, { body })).toMatchObject({ status: 401 })
    expect(await ask('waiter@hotel.demo', body)).toMatchObject({ status: 403 })
    expect(await ask(manager, {})).toMatchObject({
      status: 400,
      body: { data: { fields: { action: expect.any(String) } } },
    })
  })
})
