import { expect } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { toMinor } from '@brigade/domain/kit/money.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { openStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/database/transaction.ts'
import type { Guest } from './test-server.ts'
import { type Shift, startShift } from './shift.ts'
import type { Answer } from './with-app.ts'

/**
 * Two orders of one table; the race is about `order`. Each has a cart line with a comment that distinguishes it from
 * the other's.
 */
export type Scene = { order: Order; other: Order; guest: Guest }

export type RaceAnswer = Answer<Order & { data: { reason: string; by?: string; order?: Order } }>

/** The demo's hotel, where people act on one order at the same moment. */
export type RaceCourse = Shift & {
  /** Moves an order to this status as the manager; the guest asks for its cancellation. */
  sceneAt(status: OrderStatus): Promise<Scene>
  cartOf(comment: string, itemQty: number): object[]
  post(token: string, act: string, id: number): Promise<RaceAnswer>
  patch(token: string, id: number, body: object): Promise<RaceAnswer>
  /**
   * Asserts that both orders match their logs, and that no cart line is lost or doubled. Returns their current state.
   */
  assertWhole(scene: Scene): Promise<Order[]>
  /**
   * Asserts that the sums of a bill are those of its orders, and that a bill that staff have closed has no unfinished
   * orders.
   */
  assertBill(id: number): Promise<Bill>
}

const room = 'Room 207'

export async function startRaceCourse(): Promise<RaceCourse> {
  const shift = await startShift({ room })
  const { testServer, manager, itemId, readOrder } = shift

  const cartOf = (comment: string, itemQty: number) => [{ itemId, itemQty, comment }]
  const post: RaceCourse['post'] = (token, act, id) => testServer.request('POST', `/v1/${act}`, { token, body: { id } })
  const patch: RaceCourse['patch'] = (token, id, body) =>
    testServer.request('PATCH', `/v1/order/${id}`, { token, body })

  async function sceneAt(status: OrderStatus): Promise<Scene> {
    // The closed bill has ended the sitting of the earlier guests.
    const guest = await testServer.guestAt(room)
    await forgetAsking(guest)
    const place = async (comment: string) => (await testServer.place(guest.token, { cart: cartOf(comment, 1) })).body
    const [order, other] = [await place('raced'), await place('other')]
    const wish = { requestType: 'orderCancellation', orderId: order.id }
    expect((await testServer.request('POST', '/v1/waiter', { token: guest.token, body: wish })).status).toBe(201)
    if (status === 'updated') await patch(manager, order.id, { version: 2, cart: cartOf('raced', 3) })
    const steps = ['inprogress', 'ontheway', 'delivered', 'completed']
    for (const step of steps.slice(0, steps.indexOf(status) + 1)) {
      if (step === 'inprogress') await post(manager, 'accept/order', order.id)
      else await patch(manager, order.id, { status: step })
    }
    const scene = { order: await readOrder(order.id), other, guest }
    expect(scene.order.status).toBe(status)
    return scene
  }

  /** Moves a table's requests into the past: a sitting may send only a limited number in a period. */
  async function forgetAsking({ tableId }: Guest): Promise<void> {
    const longAgo = '2026-03-01T08:00:00.000Z'
    await testServer.db.write(() => run('UPDATE requests SET "createdAt" = ? WHERE "tableId" = ?', longAgo, tableId))
  }

  async function assertWhole({ order, other }: Scene): Promise<Order[]> {
    const now = [await readOrder(order.id), await readOrder(other.id)]
    for (const each of now) await assertTold(each)
    const standing = now.filter(({ status }) => status !== 'merged').flatMap(({ cart }) => cart)
    expect(standing.map(({ comment }) => comment).toSorted()).toEqual(['other', 'raced'])
    return now
  }

  /**
   * Asserts that the log leads in unbroken steps to the order's current state, and that its stamps, sums and requests
   * agree.
   */
  async function assertTold(order: Order): Promise<void> {
    const log = await testServer.db.many<{ fromStatus: string | null; toStatus: string; version: number }>(
      'SELECT "fromStatus", "toStatus", "version" FROM order_events WHERE "orderId" = ? ORDER BY "id"',
      order.id,
    )
    expect(log.map(({ version }) => version)).toEqual(log.map((_entry, index) => index + 1))
    expect(log.slice(1).map(({ fromStatus }) => fromStatus)).toEqual(log.slice(0, -1).map(({ toStatus }) => toStatus))
    expect([log.length, log.at(-1)!.toStatus]).toEqual([order.version, order.status])

    const paid = await testServer.db.one<{ total: number | string | null }>(
      'SELECT sum("amount") AS "total" FROM payments WHERE "orderId" = ?',
      order.id,
    )
    expect(Number(paid?.total ?? 0)).toBe(toMinor(order.amountPaidOnline, 'AED'))

    const sum = order.cart.reduce((total, line) => total + line.totalPrice, 0)
    expect(order.cartPrice).toBe(sum)
    assertStamps(order)

    const path = `/v1/waiter?orderId=${order.id}&status=active&skipPaginate=true`
    const { body: open } = await testServer.request<GuestRequest[]>('GET', path, { token: manager })
    const ofType = (type: string) => open.filter(({ requestType }) => requestType === type)
    expect(ofType('kitchen')).toHaveLength(order.status === 'ontheway' ? 1 : 0)
    if (ofType('orderCancellation').length > 0) expect(order.cancelAskedAt).not.toBeNull()
    if (order.status === 'merged') expect(open).toEqual([])
  }

  async function assertBill(id: number): Promise<Bill> {
    const { body: bill } = await testServer.request<Bill>('GET', `/v1/bill/${id}`, { token: manager })
    const orders = await Promise.all(bill.orderIds.map(readOrder))
    const owed = orders.filter(({ status }) => status !== 'merged' && status !== 'cancelled')
    const sumOf = (field: 'orderPrice' | 'tipAmount' | 'amountPaidOnline') =>
      owed.reduce((sum, order) => sum + order[field], 0)
    expect(bill.orderPrice).toBeCloseTo(sumOf('orderPrice'))
    expect([bill.tipAmount, bill.amountPaidOnline]).toEqual([sumOf('tipAmount'), sumOf('amountPaidOnline')])
    const unfinished = orders.filter(({ status }) => (openStatuses as readonly string[]).includes(status))
    if (bill.closedByKind === 'staff') expect(unfinished).toEqual([])
    return bill
  }

  return { ...shift, sceneAt, cartOf, post, patch, assertWhole, assertBill }
}

function assertStamps(order: Order): void {
  const stamped = { ontheway: order.cookedAt, delivered: order.deliveredAt, completed: order.completedAT }
  const { cancelAt, mergedAt, mergedInto, acceptedAT, status } = order
  if (status in stamped) expect(stamped[status as keyof typeof stamped]).not.toBeNull()
  expect([cancelAt !== null, mergedAt !== null, mergedInto !== null]).toEqual([
    status === 'cancelled',
    status === 'merged',
    status === 'merged',
  ])
  if (status === 'incoming') expect(acceptedAT).toBeNull()
  if (status === 'inprogress') expect([acceptedAT !== null, order.cookedAt]).toEqual([true, null])
}
