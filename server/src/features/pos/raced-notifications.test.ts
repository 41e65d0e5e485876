import type { Principal } from '@brigade/domain/access/principal.ts'
import type { ManyPosNotifications } from '@brigade/domain/pos/pos.records.schema.ts'
import { expect, it } from 'vitest'
import { changedATurn } from '#kit/contracts/batched-update.ts'
import type { App } from '#kit/context/context.ts'
import type { Database } from '#kit/database/database.ts'
import { keepTransactionOpen } from '#testing/keep-transaction-open.ts'
import { readPosNotifications, removeReadPosNotifications } from './many-pos-notifications.ts'
import { posNotificationColumns } from './pos-columns.ts'
import { openPosFixture } from './testing/pos-fixture.ts'

const desk = openPosFixture()

const acts = [
  { name: 'counting all away', act: readPosNotifications, isCountActive: true },
  { name: 'deleting what was read', act: removeReadPosNotifications, isCountActive: false },
]

it.each(acts)('$name leaves nothing, though somebody has seen less and does so at once', async (race) => {
  const upTo = await notify(changedATurn, race.isCountActive)
  const newest = await notify(5, race.isCountActive)
  const { app, db } = desk.testServer
  let other: Promise<{ count: number }> | undefined
  // While the call that covers less is in its first batch, the other one begins.
  const slow = writingBy(async (work) => {
    if (other) return db.write(work)
    const { ended } = await keepTransactionOpen(db, work)
    other = race.act(app, await asked(newest))
    return ended
  })

  const { count } = await race.act(slow, await asked(upTo))

  expect([count, (await other!).count]).toEqual([changedATurn, 5])
  expect((await race.act(app, await asked(newest))).count).toBe(0)
})

function writingBy(write: Database['write']): App {
  const { app, db } = desk.testServer
  return Object.assign(Object.create(app), { db: Object.assign(Object.create(db), { write }) }) as App
}

async function asked(upTo: number): Promise<{ body: ManyPosNotifications; principal: Principal }> {
  return { body: { upTo }, principal: await desk.testServer.app.principals.fromToken(desk.manager) }
}

/** Adds this many notifications of posted orders; returns the id of the newest. */
async function notify(count: number, isCountActive: boolean): Promise<number> {
  const { db } = desk.testServer
  let newest = 0
  await db.write(function* () {
    for (let each = 0; each < count; each += 1) {
      const posted = { restaurantId: 1, type: 'success', reason: 'posted', title: 'Posted', message: '' } as const
      const createdAt = desk.now.toISOString()
      const row = yield* posNotificationColumns.insert({ ...posted, orderId: desk.order.id, isCountActive, createdAt })
      newest = row.id
    }
  })
  return newest
}
