import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClearedTrays } from '@brigade/domain/trays/trays.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import type { Shift } from '#testing/shift.ts'
import { openTrayFixture, serial } from './testing/tray-fixture.ts'

const trays = openTrayFixture()
const { setClock, post, link, unlink, delivered } = trays
let shift: Shift
let testServer: TestServer
let room: Guest

beforeAll(() => {
  ;({ shift, testServer, room } = trays.desk())
})

beforeEach(async () => {
  const { tableId } = room
  await testServer.db.write(() => run(`UPDATE orders SET "status" = 'cancelled' WHERE "tableId" = ?`, tableId))
})

describe('who clears a room in which nothing is any more', () => {
  it('is told who cleared it, and when', async () => {
    const { body: tray } = await link({ trayOutQR: serial(13), tableId: room.tableId })
    await clearBy(shift.waiter)

    const again = await clearBy(shift.manager, { until: tray.createdAt })

    expect(again).toMatchObject({ status: 409, body: { data: { reason: 'roomEmpty', byKind: 'staff' } } })
    expect(again.body.data).toMatchObject({ byId: await idOf(shift.waiter), at: noon.toISOString() })
  })

  it('is told who fetched the last tray, not who fetched the one that was linked last', async () => {
    const { body: first } = await link({ trayOutQR: serial(13), tableId: room.tableId })
    setClock(at(1))
    const { body: second } = await link({ trayOutQR: serial(14), tableId: room.tableId })
    setClock(at(2))
    await unlink(second.id)
    setClock(at(9))
    await clearBy(shift.manager)

    for (const more of [{}, { since: first.createdAt, until: at(8).toISOString() }])
      expect((await clearBy(shift.waiter, more)).body.data).toMatchObject({
        byId: await idOf(shift.manager),
        at: at(9).toISOString(),
      })
  })

  it('is told who completed the order that was there alone, not who fetched a tray long before', async () => {
    const order = await delivered(room)
    const { body: tray } = await link({ trayOutQR: serial(13), tableId: room.tableId })
    setClock(at(1))
    await unlink(tray.id)
    setClock(at(600))
    const first = await clearBy(shift.manager)

    const again = await clearBy(shift.waiter)

    expect(first.body).toMatchObject({ trays: [], orderIds: [order.id] })
    expect(again.body.data).toMatchObject({ byId: await idOf(shift.manager), at: at(600).toISOString() })
  })

  it('is told who fetched the trays that they saw, whoever has completed an order since', async () => {
    await delivered(room)
    const { body: tray } = await link({ trayOutQR: serial(13), tableId: room.tableId })
    await unlink(tray.id)
    setClock(at(1))
    await clearBy(shift.manager)

    const again = await clearBy(shift.manager, { since: tray.createdAt, until: at(1).toISOString() })

    expect(again.body.data).toMatchObject({ byId: await idOf(shift.waiter), at: noon.toISOString() })
  })

  it('is told of nobody who was there before what they saw, or of whom nothing is known', async () => {
    const { body: tray } = await link({ trayOutQR: serial(13), tableId: room.tableId })
    await unlink(tray.id)

    expect((await clearBy(shift.manager, { since: at(1).toISOString() })).body.data).not.toHaveProperty('byId')
    await testServer.db.write(() => run('DELETE FROM tray_outs WHERE "id" = ?', tray.id))
    expect((await clearBy(shift.manager)).body.data).not.toHaveProperty('byId')
  })
})

function clearBy(token: string, more: object = {}) {
  return post<ClearedTrays>('clear/trays', { tableId: room.tableId, ...more }, token)
}

async function idOf(token: string): Promise<number> {
  return (await testServer.request<{ id: number }>('GET', '/v1/userdata', { token })).body.id
}

function at(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}
