import { beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { keepTransactionOpen } from '#testing/keep-transaction-open.ts'
import type { Shift } from '#testing/shift.ts'
import { byNumber, openTrayFixture, serial } from './testing/tray-fixture.ts'
import { unlinkTray } from './unlink-tray.ts'

const trays = openTrayFixture()
const { setClock, post, read, link, unlink, accepted, delivered } = trays
let shift: Shift
let testServer: TestServer
let room: Guest
let other: Guest

beforeAll(() => {
  ;({ shift, testServer, room, other } = trays.desk())
})

describe('a tray', () => {
  it('is linked to a room, and the floor hears of it', async () => {
    const screen = await testServer.connect(shift.waiter)
    const stranger = await testServer.connect(await testServer.signIn('waiter@restaurant.demo'))

    const { status, body } = await link({ trayOutQR: serial(20), tableId: room.tableId })
    await Promise.all([screen.caughtUp(), stranger.caughtUp()])

    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      restaurantId: 1,
      trayOutQR: serial(20),
      type: 'trolly',
      status: 'active',
      tableId: room.tableId,
      tableName: 'Room 207',
      orderId: null,
      isOvernight: false,
      version: 1,
      createdAt: noon.toISOString(),
      updatedAt: noon.toISOString(),
      createdBy: expect.stringMatching(/ /),
      unlinkedBy: null,
    })
    expect(screen.heard('v1/tray-out created')).toEqual([body])
    expect(stranger.heard('v1/tray-out created')).toEqual([])
    const table = await read<Table>(`/v1/table/${room.tableId}`)
    expect(table.trayList).toEqual([
      { id: body.id, trayOutQR: serial(20), type: 'trolly', isOvernight: false, createdAt: noon.toISOString() },
    ])
    await Promise.all([screen.close(), stranger.close()])
  })

  it('that is in the room already stays as it is, untold', async () => {
    const first = await link({ trayOutQR: serial(1), tableId: room.tableId })
    const screen = await testServer.connect(shift.waiter)

    const second = await link({ trayOutQR: serial(1), tableId: room.tableId })
    await screen.caughtUp()

    expect(second.body).toEqual(first.body)
    expect(screen.heard('v1/tray-out created')).toEqual([])
    await screen.close()
  })

  it('that is out elsewhere is refused, with where it is, and moved when that is said', async () => {
    const { body: before } = await link({ trayOutQR: serial(1), tableId: room.tableId })

    const refused = await link({ trayOutQR: serial(1), tableId: other.tableId })
    const wrong = await link({ trayOutQR: serial(1), tableId: other.tableId, moveFromTableId: other.tableId })
    const later = new Date(noon.getTime() + 60_000)
    setClock(later)
    const moved = await link({ trayOutQR: serial(1), tableId: other.tableId, moveFromTableId: room.tableId })

    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Room 207'), data: { reason: 'trayElsewhere', tray: before } },
    })
    expect(wrong.status).toBe(409)
    expect(moved).toMatchObject({ status: 201, body: { tableId: other.tableId, tableName: 'Room 208' } })
    expect(await read<TrayOut>(`/v1/tray-out/${before.id}`)).toMatchObject({
      status: 'expired',
      version: 2,
      unlinkedBy: expect.stringMatching(/^\w+$/),
      updatedAt: later.toISOString(),
    })
  })

  it('is in one room, however many link it at once', async () => {
    const rooms = [room.tableId, other.tableId, room.tableId + 3, room.tableId + 4]

    const answers = await Promise.all(rooms.map((tableId) => link({ trayOutQR: serial(2), tableId })))

    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([201, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 201)!.body
    for (const { status, body } of answers) if (status === 409) expect(body.data.tray).toEqual(winner)
  })

  it('is moved once by two who move it at once', async () => {
    await link({ trayOutQR: serial(2), tableId: room.tableId })
    const rooms = [other.tableId, room.tableId + 3]

    const answers = await Promise.all(
      rooms.map((tableId) => link({ trayOutQR: serial(2), tableId, moveFromTableId: room.tableId })),
    )

    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([201, 409])
    const { data } = await read<Paged<TrayOut>>(`/v1/tray-out?status=active&trayOutQR=${serial(2)}`)
    expect(data).toHaveLength(1)
  })

  it('is linked once by one key', async () => {
    const headers = { 'Idempotency-Key': 'tray-of-a-test' }
    const body = { trayOutQR: serial(3), tableId: room.tableId }
    const send = () => link(body, headers)

    const first = await send()
    await unlink(first.body.id)
    const again = await send()

    expect(again.body).toMatchObject({ id: first.body.id, status: 'expired' })
  })

  it('that was in the room already is not linked again by the same key once it was fetched', async () => {
    const body = { trayOutQR: serial(3), tableId: room.tableId }
    const first = await link(body)
    const send = () => link(body, { 'Idempotency-Key': 'tray-in-its-room' })
    expect((await send()).body.id).toBe(first.body.id)
    await unlink(first.body.id)

    expect((await send()).body).toMatchObject({ id: first.body.id, status: 'expired' })
  })

  it('can be linked with an order that was delivered to the room, and with no other', async () => {
    const order = await delivered(room)
    const waiting = await accepted(room)

    expect((await link({ trayOutQR: serial(4), tableId: room.tableId, orderId: order.id })).body.orderId).toBe(order.id)
    for (const wrong of [
      { tableId: room.tableId, orderId: waiting.id },
      { tableId: other.tableId, orderId: order.id },
      { tableId: room.tableId, orderId: 999_999 },
    ]) {
      expect(await link({ trayOutQR: serial(5), ...wrong })).toMatchObject({
        status: 400,
        body: { data: { fields: { orderId: expect.any(String) } } },
      })
    }
  })

  it('that is in the room already takes the order that it was brought with, once, and is found by it', async () => {
    const [order, later] = [await delivered(room), await delivered(room)]
    const first = await link({ trayOutQR: serial(4), tableId: room.tableId })
    const screen = await testServer.connect(shift.waiter)

    const brought = await link({ trayOutQR: serial(4), tableId: room.tableId, orderId: order.id })
    const again = await link({ trayOutQR: serial(4), tableId: room.tableId, orderId: later.id })
    await screen.caughtUp()

    expect(brought.body).toMatchObject({ id: first.body.id, orderId: order.id, version: 2 })
    expect(again.body).toEqual(brought.body)
    expect(screen.heard('v1/tray-out patched')).toEqual([brought.body])
    expect(screen.heard('v1/tray-out created')).toEqual([])
    await unlink(first.body.id)
    const ofOrder = await read<Paged<TrayOut>>(`/v1/tray-out?orderId=${order.id}`)
    expect(ofOrder.data).toMatchObject([{ id: first.body.id, status: 'expired' }])
    expect((await read<Paged<TrayOut>>(`/v1/tray-out?orderId=${later.id}`)).total).toBe(0)
    await screen.close()
  })

  it('that is fetched at this moment is linked again, with the order that it was brought with', async () => {
    const order = await delivered(room)
    const { body: before } = await link({ trayOutQR: serial(4), tableId: room.tableId })
    const principal = await testServer.app.principals.fromToken(shift.waiter)
    const fetching = await keepTransactionOpen(testServer.db, () => unlinkTray(before.id, {}, { principal, now: noon }))

    const brought = await link({ trayOutQR: serial(4), tableId: room.tableId, orderId: order.id })

    expect((await fetching.ended).status).toBe('expired')
    expect(brought).toMatchObject({ status: 201, body: { status: 'active', orderId: order.id, version: 1 } })
    expect(brought.body.id).not.toBe(before.id)
  })

  it.each<[what: string, body: object, fields: string[]]>([
    ['a serial of nobody', { trayOutQR: 'NOBODYS-1-001' }, ['trayOutQR']],
    ['a serial that is too short', { trayOutQR: 'SHORT' }, ['trayOutQR']],
    ['a whole link', { trayOutQR: 'https://t.example/HARBOUR-1-001' }, ['trayOutQR']],
    ["a stranger's room", { tableId: 61 }, ['tableId']],
    ['a room that is nowhere', { tableId: 999_999 }, ['tableId']],
    ['something else', { unlinkedBy: 'me' }, ['unlinkedBy']],
  ])('is refused with %s', async (_what, differences, fields) => {
    const answer = await link({ trayOutQR: serial(6), tableId: room.tableId, ...differences })

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields)).toEqual(fields)
  })

  it('is not there for strangers, and a venue that follows none has none', async () => {
    const token = await testServer.signIn('waiter@restaurant.demo')
    const [theirs] = await testServer.db.many<{ id: number }>(
      'SELECT "id" FROM tables WHERE "restaurantId" = 2 LIMIT 1',
    )
    const body = { trayOutQR: serial(6), tableId: theirs!.id }
    await link({ trayOutQR: serial(7), tableId: room.tableId })
    const [tray] = (await read<Paged<TrayOut>>('/v1/tray-out')).data

    expect(await testServer.request('POST', '/v1/tray-out', { token, body })).toMatchObject({
      status: 422,
      body: { data: { reason: 'traysOff' } },
    })
    const seen = await testServer.request<Paged<TrayOut>>('GET', '/v1/tray-out', { token })
    expect(seen.body.total).toBe(0)
    for (const [method, path, sent] of [
      ['GET', `/v1/tray-out/${tray!.id}`],
      ['PATCH', `/v1/tray-out/${tray!.id}`, { status: 'expired' }],
      ['GET', '/v1/trayqrs/1'],
    ] as const) {
      expect((await testServer.request(method, path, { token, body: sent })).status).toBe(404)
    }
    for (const query of ['tray-out?restaurantId=1', 'trayqrs?restaurantId=1'])
      expect((await testServer.request('GET', `/v1/${query}`, { token })).status).toBe(403)
    expect((await post('clear/trays', { tableId: room.tableId }, token)).status).toBe(400)
    expect((await post('roomWithTrayCount', { restaurantId: 1 }, token)).status).toBe(403)
  })

  it('is unlinked once: the second who tries is told who was first', async () => {
    const { body: tray } = await link({ trayOutQR: serial(8), tableId: room.tableId })

    const answers = await Promise.all([unlink(tray.id), unlink(tray.id)])

    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body.data).toMatchObject({ reason: 'trayFetched', tray: { id: tray.id, status: 'expired' } })
    expect(refused.body.data.by).toBe(refused.body.data.tray.unlinkedBy)
  })
})
