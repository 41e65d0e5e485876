import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ClearedTrays, TrayCounts, TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type Guest, noon } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Answered<T> = T & { data: { reason: string; fields: Record<string, string>; tray: TrayOut; by: string } }

/** Starts the demo's hotel with two rooms that have no tray before each test. */
export function openTrayFixture() {
  let now = noon
  let shift: Shift
  let room: Guest
  let other: Guest

  beforeAll(async () => {
    shift = await startShift({ room: 'Room 207', clock: { now: () => now } })
    room = shift.guest
    other = await shift.testServer.guestAt('Room 208')
  })

  afterAll(() => shift.testServer.close())

  beforeEach(async () => {
    now = noon
    await shift.testServer.db.write(() => run('DELETE FROM tray_outs WHERE "id" > 0'))
  })

  function post<T>(path: string, body: object, token: string) {
    return shift.testServer.request<Answered<T>>('POST', `/v1/${path}`, { token, body })
  }

  async function read<T>(path: string): Promise<T> {
    return (await shift.testServer.request<T>('GET', path, { token: shift.manager })).body
  }

  function link(body: object, headers: Record<string, string> = {}) {
    const { waiter: token } = shift
    return shift.testServer.request<Answered<TrayOut>>('POST', '/v1/tray-out', { token, body, headers })
  }

  /** Links the tray of a number as if at that time; sign-ins are of noon. */
  async function linkAt(at: Date, number: number) {
    const linked = await link({ trayOutQR: serial(number), tableId: room.tableId })
    const { id } = linked.body
    await shift.testServer.db.write(() =>
      run('UPDATE tray_outs SET "createdAt" = ? WHERE "id" = ?', at.toISOString(), id),
    )
    return linked.body
  }

  function unlink(id: number) {
    const body = { status: 'expired', unlinkedBy: 'somebody else' }
    return shift.testServer.request<Answered<TrayOut>>('PATCH', `/v1/tray-out/${id}`, { token: shift.waiter, body })
  }

  async function accepted(at: Guest): Promise<Order> {
    const { body } = await shift.testServer.place(at.token, { cart: [{ itemId: shift.itemId, itemQty: 1 }] })
    return (await post<Order>('accept/order', { id: body.id }, shift.manager)).body
  }

  async function delivered(at: Guest): Promise<Order> {
    const { id } = await accepted(at)
    const body = { status: 'delivered' }
    return (await shift.testServer.request<Order>('PATCH', `/v1/order/${id}`, { token: shift.waiter, body })).body
  }

  return {
    desk: () => ({ shift, testServer: shift.testServer, room, other }),
    setClock: (at: Date) => void (now = at),
    post,
    read,
    link,
    linkAt,
    unlink,
    accepted,
    delivered,
    clear: (tableId: number, until?: string) => post<ClearedTrays>('clear/trays', { tableId, until }, shift.waiter),
    make: (body: object) => post<TraySticker>('trayqrs', body, shift.manager),
    count: async () => (await post<TrayCounts>('roomWithTrayCount', {}, shift.waiter)).body,
  }
}

/** Returns the serial of a tray of the demo. */
export function serial(number: number): string {
  return `HARBOUR-1-${String(number).padStart(3, '0')}`
}

export function byNumber(one: number, other: number): number {
  return one - other
}
