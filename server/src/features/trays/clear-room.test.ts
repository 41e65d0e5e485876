import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import type { Shift } from '#testing/shift.ts'
import { byNumber, openTrayFixture, serial } from './testing/tray-fixture.ts'

const trays = openTrayFixture()
const { setClock, post, read, link, accepted, delivered, clear, count } = trays
let shift: Shift
let testServer: TestServer
let room: Guest
let other: Guest

beforeAll(() => {
  ;({ shift, testServer, room, other } = trays.desk())
})

describe('clearing a room', () => {
  it('unlinks its trays and completes what was delivered, and leaves other rooms alone', async () => {
    const brought = [await delivered(room), await delivered(room)]
    const cooking = await accepted(room)
    const elsewhere = await delivered(other)
    for (const number of [10, 11]) await link({ trayOutQR: serial(number), tableId: room.tableId })
    await link({ trayOutQR: serial(12), tableId: other.tableId })
    const screen = await testServer.connect(shift.manager)

    const { status, body } = await clear(room.tableId)
    await screen.caughtUp()

    const ids = brought.map(({ id }) => id)
    expect(status).toBe(200)
    expect(body.trays).toMatchObject([{ status: 'expired' }, { status: 'expired' }])
    expect(body.orderIds).toEqual(expect.arrayContaining(ids))
    for (const id of ids) {
      expect(await shift.readOrder(id)).toMatchObject({
        status: 'completed',
        completedBy: expect.any(String),
        completedAT: noon.toISOString(),
      })
    }
    expect((await shift.readOrder(cooking.id)).status).toBe('inprogress')
    expect((await shift.readOrder(elsewhere.id)).status).toBe('delivered')
    expect(screen.heard('v1/tray-out patched')).toHaveLength(2)
    expect(screen.heard<Order>('v1/order patched').map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(await count()).toMatchObject({ rooms: 1, trays: 1 })
    await screen.close()
  })

  it('is done by one of two who do it at once, and refused where there is nothing', async () => {
    await delivered(room)
    await link({ trayOutQR: serial(13), tableId: room.tableId })

    const answers = await Promise.all([clear(room.tableId), clear(room.tableId)])

    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.data.reason).toBe('roomEmpty')
  })

  it('changes nothing when a part of it fails', async () => {
    const order = await delivered(room)
    const { body: tray } = await link({ trayOutQR: serial(14), tableId: room.tableId })
    let isFailing = true
    testServer.app.transactionHooks.add('trays:roomCleared', function* () {
      if (isFailing) throw new Error('The line to the moon is down')
      yield* []
    })

    const failed = await clear(room.tableId)
    isFailing = false

    expect(failed.status).toBe(500)
    expect((await shift.readOrder(order.id)).status).toBe('delivered')
    expect(await read<TrayOut>(`/v1/tray-out/${tray.id}`)).toMatchObject({ status: 'active', version: 1 })
  })

  it('of what was there by an instant leaves what came later', async () => {
    const [at, later] = [new Date(noon.getTime() + 60_000), new Date(noon.getTime() + 120_000)]
    const before = await delivered(room)
    const { body: fetched } = await link({ trayOutQR: serial(15), tableId: room.tableId })
    setClock(later)
    const after = await delivered(room)
    const { body: left } = await link({ trayOutQR: serial(16), tableId: room.tableId })

    const { status, body } = await clear(room.tableId, at.toISOString())
    const again = await clear(room.tableId, at.toISOString())

    expect(status).toBe(200)
    expect(body.trays.map(({ id }) => id)).toEqual([fetched.id])
    expect(body.orderIds).toContain(before.id)
    expect(body.orderIds).not.toContain(after.id)
    expect((await shift.readOrder(after.id)).status).toBe('delivered')
    expect(await read<TrayOut>(`/v1/tray-out/${left.id}`)).toMatchObject({ status: 'active', version: 1 })
    expect(again).toMatchObject({ status: 409, body: { data: { reason: 'roomEmpty' } } })
    expect((await clear(room.tableId)).body).toMatchObject({ trays: [{ id: left.id }], orderIds: [after.id] })
  })

  it('reads the instant in whichever offset it is said', async () => {
    const { body: left } = await link({ trayOutQR: serial(17), tableId: room.tableId })
    const aMinuteBefore = new Date(noon.getTime() - 60_000 + 9 * 3_600_000).toISOString().replace('.000Z', '+09:00')

    const { status } = await clear(room.tableId, aMinuteBefore)

    expect(status).toBe(409)
    expect(await read<TrayOut>(`/v1/tray-out/${left.id}`)).toMatchObject({ status: 'active', version: 1 })
  })

  it('is refused with an instant that is none', async () => {
    const { status, body } = await clear(room.tableId, 'yesterday')

    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['until']])
  })

  it('can be taken back order by order by who did it', async () => {
    const order = await delivered(room)
    await clear(room.tableId)

    const undone = await post<Order>('undo/order', { id: order.id }, shift.waiter)

    expect(undone.body.status).toBe('delivered')
  })
})
