import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPosFixture, type Refused } from './testing/pos-fixture.ts'
import { answers, takes } from './testing/simulated-pos.ts'

const desk = openPosFixture()
const runDue = () => desk.testServer.app.jobs.runDue()

beforeEach(() => desk.configure({ isAutoPostingToPOS: true }))

describe('an accepted order', () => {
  it('is posted by itself once it can not be taken back any more', async () => {
    const { body } = await desk.accept()
    await runDue()
    const dueAt = new Date(desk.now.getTime() + undoSeconds * 1000).toISOString()
    expect(await desk.postings()).toMatchObject([{ state: 'waiting', isAutomatic: true, attempt: 1, dueAt }])
    expect(desk.till.got).toEqual([])

    desk.later(undoSeconds)
    await runDue()

    expect(await desk.postings()).toMatchObject([{ state: 'posted', by: body.acceptedBy, addressId: 1 }])
    expect(await desk.read()).toMatchObject({ postedToPOS: true, submittedtoPosBy: 'Layla Haddad' })
    expect(desk.till.got.length).toBe(1)
  })

  it.each([
    ['does not want that', { isAutoPostingToPOS: false }],
    ['has no point of sale', { isAutoPostingToPOS: true, isPOSIntegrated: false }],
  ])('is not at a venue that %s', async (_what, flags) => {
    await desk.configure(flags)
    await desk.accept()

    desk.later(undoSeconds)
    await runDue()

    expect(await desk.postings()).toEqual([])
  })

  it('that is taken back is not posted, and is when it is accepted again', async () => {
    const { body } = await desk.accept()
    desk.later(undoSeconds - 1)

    expect(await undo(body.version)).toMatchObject({ status: 200, body: { status: 'incoming' } })
    desk.later(60)
    await runDue()
    expect(await desk.postings()).toMatchObject([{ state: 'withdrawn', reason: 'undone', begunAt: null }])
    expect(desk.till.got).toEqual([])
    expect(await jobs()).toEqual([])

    await desk.accept()
    desk.later(undoSeconds)
    await runDue()
    expect((await desk.postings()).map(({ state, attempt }) => [state, attempt])).toEqual([
      ['withdrawn', 1],
      ['posted', 2],
    ])
  })

  it('that has gone to the till can not be taken back any more', async () => {
    const { body } = await desk.accept()
    await desk.post()

    expect(await undo(body.version)).toMatchObject({
      status: 409,
      body: {
        message: 'This order has since been sent to the POS.',
        data: { reason: 'somethingHappened', act: 'post', by: 'Layla Haddad' },
      },
    })
    expect(await desk.read()).toMatchObject({ status: 'inprogress', postedToPOS: true })
  })

  it('can be taken back where the till has refused it', async () => {
    desk.till.moods.normal = answers(500, '')
    const { body } = await desk.accept()
    await desk.post<Refused>()

    expect(await undo(body.version)).toMatchObject({ status: 200, body: { status: 'incoming' } })
  })

  it('can be taken to be delivered and back after it was posted', async () => {
    await desk.accept()
    await desk.post()
    const { body } = await patch({ status: 'delivered' })

    expect(await undo(body.version)).toMatchObject({ status: 200, body: { status: 'inprogress', postedToPOS: true } })
  })

  it.each([
    ['changed', () => patchCart(), 'updated'],
    ['cancelled', () => patch({ status: 'cancelled', cancelReason: 'Gone' }), 'cancelled'],
  ] as const)(
    'that is %s before it was posted waits no more, and goes on when that is taken back',
    async (reason, act, status) => {
      await desk.accept()
      const { body } = await act()
      expect(body).toMatchObject({ status })
      expect(await desk.postings()).toMatchObject([{ state: 'withdrawn', reason }])
      desk.later(1)

      expect(await undo(body.version)).toMatchObject({ status: 200, body: { status: 'inprogress' } })
      desk.later(undoSeconds)
      await runDue()

      expect(await desk.postings()).toMatchObject([{ state: 'withdrawn' }, { state: 'posted', attempt: 2 }])
      expect(desk.till.got).toMatchObject([{ order: { cart: [{ itemQty: 2 }] } }])
    },
  )

  it('that was changed is posted with its new lines when it is accepted again', async () => {
    await desk.accept()
    await patchCart()
    await desk.accept()
    desk.later(undoSeconds)
    await runDue()

    expect(desk.till.got).toMatchObject([{ order: { cart: [{ itemQty: 3 }] } }])
  })

  it('that was merged into another one goes with that one', async () => {
    const first = desk.order
    await desk.accept()
    await desk.place()
    await desk.accept()
    await desk.testServer.request('PATCH', `/v1/order/${first.id}`, {
      token: desk.manager,
      body: { status: 'merged', mergedInto: desk.order.id },
    })
    await desk.accept()
    desk.later(undoSeconds)
    await runDue()

    expect(desk.till.got).toMatchObject([{ order: { orderId: desk.order.id, cart: [{}, {}] } }])
    const states = await desk.testServer.db.many('SELECT "state", "reason" FROM pos_postings ORDER BY "id"')
    expect(states).toEqual([
      { state: 'withdrawn', reason: 'merged' },
      { state: 'withdrawn', reason: 'changed' },
      { state: 'posted', reason: null },
    ])
  })

  it('that was changed after it was posted is not posted again by itself, and that is told', async () => {
    await desk.accept()
    await desk.post()
    await patchCart()
    await desk.accept()
    desk.later(undoSeconds)
    await runDue()

    expect(desk.till.got.length).toBe(1)
    expect(await desk.notifications()).toMatchObject([
      { reason: 'posted' },
      { type: 'error', reason: 'changedSince', orderId: desk.order.id },
    ])
  })

  it('that takes over what was posted is not posted by itself, and that is told', async () => {
    const first = desk.order
    await desk.accept()
    await desk.post()
    await desk.place()
    await desk.accept()
    await desk.testServer.request('PATCH', `/v1/order/${first.id}`, {
      token: desk.manager,
      body: { status: 'merged', mergedInto: desk.order.id },
    })
    await desk.accept()
    desk.later(undoSeconds)
    await runDue()

    expect(desk.till.got.length).toBe(1)
    expect(await desk.notifications()).toMatchObject([
      { reason: 'tookOverSince', title: expect.stringContaining('was merged with another order') },
    ])
    expect(await desk.post()).toMatchObject({ status: 409, body: { data: { reason: 'alreadyPosted' } } })
    expect((await desk.post({ mayArriveTwice: true })).body.posting).toMatchObject({ state: 'posted' })
  })

  it('whose change after it was posted is taken back is as the till has it', async () => {
    await desk.accept()
    await desk.post()
    const { body } = await patchCart()

    expect(await undo(body.version)).toMatchObject({ status: 200, body: { status: 'inprogress', postedToPOS: true } })
    expect(await desk.notifications()).toMatchObject([{ reason: 'posted' }])
    expect((await desk.postings()).map(({ state }) => state)).toEqual(['withdrawn', 'posted'])
  })

  it('that is cancelled or discounted after it was posted is told of', async () => {
    await desk.accept()
    await desk.post()
    await desk.testServer.request('POST', '/v1/discount/order', {
      token: desk.manager,
      body: { id: desk.order.id, discountPercentage: 10, reason: 'Waited' },
    })
    await patch({ status: 'cancelled', cancelReason: 'Gone' })

    expect((await desk.notifications()).map(({ title }) => title.replace(/.*\) /, ''))).toEqual([
      'was sent to the POS',
      'was changed',
      'was cancelled',
    ])
  })

  it('can be posted at once while it waits, and is posted once', async () => {
    await desk.accept()

    expect((await desk.post({ attempt: 1 })).body.posting).toMatchObject({ attempt: 2, state: 'posted' })
    desk.later(60)
    await runDue()

    expect(await desk.postings()).toMatchObject([{ state: 'withdrawn', reason: 'replaced' }, { state: 'posted' }])
    expect(desk.till.got.length).toBe(1)
  })

  it.each([
    ['no address', () => desk.configure({ isAutoPostingToPOS: true }, []), 'noAddress'],
    ['an item without a key', () => desk.loseKeys(), 'posIdsMissing'],
  ])('with %s is not posted, and that is told', async (_what, spoil, reason) => {
    await spoil()
    await desk.accept()
    desk.later(undoSeconds)
    await runDue()

    expect(await desk.postings()).toMatchObject([{ state: 'failed', reason }])
    expect(await desk.notifications()).toMatchObject([{ type: 'error', reason }])
    expect(desk.till.got).toEqual([])
  })

  it('that failed is posted by itself when it is accepted once more', async () => {
    desk.till.moods.normal = answers(500, '')
    await desk.accept()
    desk.later(undoSeconds)
    await runDue()
    desk.till.moods.normal = takes
    await patchCart()
    await desk.accept()
    desk.later(undoSeconds)
    await runDue()

    expect((await desk.postings()).map(({ state }) => state)).toEqual(['failed', 'posted'])
  })
})

it('an order of the staff, which is accepted as it is placed, is posted at once', async () => {
  const { itemId } = desk.order.cart[0]!
  const placed = await desk.testServer.place(desk.manager, {
    tableId: desk.guest.tableId,
    cart: [{ itemId, itemQty: 1 }],
  })
  expect(placed.status).toBe(201)
  await runDue()

  expect(desk.till.got).toMatchObject([{ order: { orderId: placed.body.id } }])
})

it('an order of a guest is not posted before somebody has accepted it', async () => {
  await runDue()

  expect(await desk.postings()).toEqual([])
})

function undo(version: number) {
  return desk.testServer.request<Order & Refused>('POST', '/v1/undo/order', {
    token: desk.manager,
    body: { id: desk.order.id, version },
  })
}

function patch(body: object) {
  return desk.testServer.request<Order>('PATCH', `/v1/order/${desk.order.id}`, { token: desk.manager, body })
}

async function patchCart() {
  const { version, cart } = await desk.read()
  const { itemId } = cart[0]!
  return await patch({ version, cart: [{ itemId, itemQty: 3 }] })
}

function jobs() {
  return desk.testServer.db.many(`SELECT * FROM jobs WHERE "kind" = 'pos:postOrder'`)
}
