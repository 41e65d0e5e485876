import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import type { Shift } from '#testing/shift.ts'
import { openRequestFixture } from './testing/request-fixture.ts'

const desk = openRequestFixture()
const { ask, act, resolve } = desk

let shift: Shift
let testServer: TestServer
let guest: Guest

beforeAll(() => {
  shift = desk.shift()
  ;({ testServer, guest } = shift)
})

describe('a request', () => {
  it('is ended once by those who end it at once, and the others are told by whom', async () => {
    const { body: asked } = await ask('talk')
    const screen = await testServer.connect(shift.manager)

    const answers = await Promise.all([
      resolve(asked.id, shift.manager),
      resolve(asked.id, shift.waiter, 'cancelled'),
      resolve(asked.id, shift.taker),
    ])
    await screen.caughtUp()

    const [winner] = answers.filter(({ status }) => status === 200)
    expect(winner!.body).toMatchObject({ endedAt: noon.toISOString(), version: 2 })
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(2)
    for (const { body } of losers) {
      expect(body.data).toMatchObject({
        reason: 'statusMoved',
        by: winner!.body.updatedBy,
        status: winner!.body.status,
      })
    }
    expect(screen.heard('v1/waiter patched')).toHaveLength(1)
    await screen.close()
  })

  it('is not called off in a restaurant', async () => {
    await testServer.db.write(() => run('UPDATE venues SET "isRestaurant" = ? WHERE "id" = 1', true))
    const { body: asked } = await ask('talk')
    const answer = await resolve(asked.id, shift.manager, 'cancelled')
    await testServer.db.write(() => run('UPDATE venues SET "isRestaurant" = ? WHERE "id" = 1', false))

    expect(answer).toMatchObject({
      status: 422,
      body: { data: { reason: 'noAnswerInHotelsOnly', fields: { status: expect.any(String) } } },
    })
  })

  it('is open again for who ended it, within ten seconds', async () => {
    const { body: asked } = await ask('talk')
    await resolve(asked.id, shift.waiter)

    expect((await act('undo', asked.id, shift.manager)).body.data.reason).toBe('undoNotYours')
    desk.setClock(new Date(noon.getTime() + 10_000))
    const undone = await act('undo', asked.id, shift.waiter)

    expect(undone).toMatchObject({ status: 200, body: { status: 'active', endedAt: null, updatedBy: null } })
    expect(await act('undo', asked.id, shift.waiter)).toMatchObject({ status: 409 })
  })

  it('stays ended after that', async () => {
    const { body: asked } = await ask('talk')
    await resolve(asked.id, shift.waiter)
    desk.setClock(new Date(noon.getTime() + 13_000))

    expect((await act('undo', asked.id, shift.waiter)).body.data.reason).toBe('undoTooLate')
  })

  it('is not there twice, when its guest has asked again', async () => {
    const { body: asked } = await ask('talk')
    await resolve(asked.id, shift.waiter)
    await ask('talk')

    expect((await act('undo', asked.id, shift.waiter)).body.data.reason).toBe('requestReplaced')
  })

  it('of the kitchen stays ended when its order was brought', async () => {
    const order = await readyOrder()
    const [notice] = await shift.requestsOf(order.id)
    await resolve(notice!.id, shift.waiter)
    await testServer.request('PATCH', `/v1/order/${order.id}`, { token: shift.waiter, body: { status: 'delivered' } })

    expect((await act('undo', notice!.id, shift.waiter)).body.data.reason).toBe('requestReplaced')
  })

  it('of the kitchen is open again while its order waits', async () => {
    const order = await readyOrder()
    const [notice] = await shift.requestsOf(order.id)
    await resolve(notice!.id, shift.waiter)

    expect(await act('undo', notice!.id, shift.waiter)).toMatchObject({ status: 200, body: { status: 'active' } })
  })
})

async function readyOrder(): Promise<Order> {
  const { body: order } = await testServer.place(guest.token, { cart: [{ itemId: shift.itemId, itemQty: 1 }] })
  await testServer.request('POST', '/v1/accept/order', { token: shift.manager, body: { id: order.id } })
  await testServer.request('PATCH', `/v1/order/${order.id}`, { token: shift.chief, body: { status: 'ontheway' } })
  return order
}
