import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { trayColumns } from '#features/trays/tray-columns.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'
import { emit, many, rowsOf } from '../database/transaction.ts'

let testServer: TestServer
let waiter: string
let screen: Screen
let room: number

beforeAll(async () => {
  testServer = await startTestServer()
  waiter = await testServer.signIn('waiter@hotel.demo')
  screen = await testServer.connect(waiter)
  const found = await testServer.db.one<{ id: number }>(
    'SELECT "id" FROM tables WHERE "restaurantId" = 1 AND "isActive" = ? ORDER BY "id" LIMIT 1',
    true,
  )
  room = found!.id
})

afterAll(() => testServer.close())

describe('a call with an Idempotency-Key', () => {
  it('is answered again and changes nothing when it is repeated', async () => {
    const body = { trayOutQR: 'HARBOUR-1-041', tableId: room }
    const first = await link(body, 'key-1')
    const again = await link(body, 'key-1')

    expect(again).toMatchObject({ status: first.status, body: { id: first.body.id, version: 1 } })
    expect(await receivedOf(first.body.id)).toEqual(['created'])
  })

  it('is refused when the key came with another body', async () => {
    await link({ trayOutQR: 'HARBOUR-1-042', tableId: room }, 'key-2')
    const other = await link({ trayOutQR: 'HARBOUR-1-043', tableId: room }, 'key-2')

    expect(other).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
    expect(await testServer.db.many(`SELECT "id" FROM tray_outs WHERE "trayOutQR" = 'HARBOUR-1-043'`)).toEqual([])
  })

  it('does not share the keys of somebody else', async () => {
    const manager = await testServer.signIn('manager@hotel.demo')
    const one = await link({ trayOutQR: 'HARBOUR-1-044', tableId: room }, 'key-3')
    const other = await link({ trayOutQR: 'HARBOUR-1-045', tableId: room }, 'key-3', manager)

    expect(other.status).toBe(201)
    expect(other.body.id).not.toBe(one.body.id)
  })

  it('is done once when it comes twice at the same time', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const body = { restaurantId: 1, serialContent: 'HARBOUR-1-900' }
    const headers = { 'Idempotency-Key': 'key-at-once' }
    const make = () => testServer.request<{ id: number }>('POST', '/v1/trayqrs', { token, body, headers })

    const both = await Promise.all([make(), make(), make()])

    expect(both.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(both.map(({ body: { id } }) => id)).size).toBe(1)
  })

  it('can be repeated after it was refused', async () => {
    const { body: tray } = await link({ trayOutQR: 'HARBOUR-1-046', tableId: room }, 'key-4')
    expect((await link({ trayOutQR: 'NOBODYS-1-001', tableId: room }, 'key-5')).status).toBe(400)
    expect((await link({ trayOutQR: 'HARBOUR-1-046', tableId: room }, 'key-5')).body.id).toBe(tray.id)
  })
})

describe('the events of a transaction', () => {
  it('are not published when it is rolled back', async () => {
    const { body: tray } = await link({ trayOutQR: 'HARBOUR-1-047', tableId: room }, 'key-6')
    const failing = testServer.db.write(function* () {
      yield* trayColumns.update({ isOvernight: true }, { where: '"id" = ?', params: [tray.id] })
      throw new Error('It was not to be')
    })
    // This one is written in the same commit, and only its event is published.
    const succeeding = testServer.db.write(function* () {
      yield* trayColumns.update({ orderId: null }, { where: '"id" = ?', params: [tray.id] })
    })

    await expect(failing).rejects.toThrow('It was not to be')
    await succeeding
    expect(await receivedOf(tray.id)).toEqual(['created', 'patched'])
    expect(heard('patched').find(({ id }) => id === tray.id)).toMatchObject({ isOvernight: false, version: 2 })
  })

  it('are one for a record that it changes several times, as it is in the end', async () => {
    const { body: tray } = await link({ trayOutQR: 'HARBOUR-1-048', tableId: room }, 'key-7')
    await testServer.db.write(function* () {
      for (const isOvernight of [true, false, true])
        yield* trayColumns.update({ isOvernight }, { where: '"id" = ?', params: [tray.id] })
    })

    expect(await receivedOf(tray.id)).toEqual(['created', 'patched'])
    expect(heard('patched').find(({ id }) => id === tray.id)).toMatchObject({ isOvernight: true, version: 4 })
  })

  it('can not be emitted where nothing is committed', async () => {
    const tray = trayColumns.read((await testServer.db.read(() => many('SELECT * FROM tray_outs LIMIT 1')))[0] as never)

    await expect(testServer.db.read(() => emit(traysPath, 'patched', tray))).rejects.toThrow('outside a transaction')
    await expect(testServer.db.readByTurns(() => emit(traysPath, 'patched', tray))).rejects.toThrow(
      'outside a transaction',
    )
    await expect(
      testServer.db.read(() =>
        rowsOf(trayColumns.published('patched', { sql: 'SELECT * FROM tray_outs LIMIT 1', params: [] })),
      ),
    ).rejects.toThrow('outside a transaction')
  })
})

function link(body: object, key: string, token = waiter) {
  return testServer.request<TrayOut>('POST', '/v1/tray-out', { token, body, headers: { 'Idempotency-Key': key } })
}

function heard(event: string): TrayOut[] {
  return screen.heard(`${traysPath} ${event}`) as TrayOut[]
}

/** Returns the events of a tray that the screen has received, in the order of their kinds. */
async function receivedOf(trayId: number): Promise<string[]> {
  await screen.caughtUp()
  return ['created', 'patched', 'removed'].flatMap((event) =>
    heard(event).flatMap(({ id }) => (id === trayId ? [event] : [])),
  )
}
