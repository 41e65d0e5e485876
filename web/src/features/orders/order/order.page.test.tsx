import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openScreen as open, refusal, type ScreenCall } from '#features/orders/testing/open-screen.tsx'
import { setLanguage } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { stopTheClock } from '#kit/testing/one-place.ts'
import { speak } from '#kit/testing/speak.ts'

/** An act by the user whose page it is. */
const aUserAct = { by: 'Layla Haddad', byKind: 'staff', byId: 4, at: '2026-03-04T08:05:00.000Z' } as const

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

async function openPage(
  order: Order,
  { others = [], answer }: { others?: Order[]; answer?: (call: ScreenCall) => Response | undefined } = {},
) {
  const opened = await open({ path: `/orders/${order.id}`, role: 'manager', orders: [order, ...others], answer })
  close = opened.close
  await screen.findByRole('heading', { level: 1, name: `${order.table} #${order.id}` })
  return opened
}

async function pressWhenTaken(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}

/** Rare acts are behind a button. */
async function openMore(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
}

describe('merging', () => {
  const soup = anOrder({ id: 61, cart: [aCartLine({ itemQty: 3 })] })
  const tea = anOrder({ id: 62, cart: [aCartLine({ itemQty: 2, name: { en: 'Mint tea' } }), aCartLine()] })
  const openOrders = ({ address }: ScreenCall) =>
    address.startsWith('/v1/order?') ? Response.json([soup, tea]) : undefined

  it('shows what is in both, counted in pieces, and asks before it is done', async () => {
    const merged = anOrder({ ...soup, version: 2, status: 'merged', mergedInto: 62 })
    const { user, calls } = await openPage(soup, {
      others: [tea],
      answer: (call) => (call.method === 'PATCH' ? Response.json(merged) : openOrders(call)),
    })

    await openMore(user)
    await user.click(await screen.findByRole('button', { name: 'Merge order' }))

    const dialog = await screen.findByRole('dialog', { name: 'Merge order #61 into…' })
    expect(within(dialog).getAllByText(/3 items/)).toHaveLength(2)
    expect(within(dialog).getByText('3× Lentil soup')).toBeDefined()
    expect(within(dialog).getByText('2× Mint tea')).toBeDefined()
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)

    await user.click(await pressWhenTaken('Merge into #62'))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'merged', mergedInto: 62 })
  })

  it('is offered for what was paid online, and not into an order of another bill', async () => {
    const paid = anOrder({ ...soup, amountPaidOnline: 20 })
    const ofAnotherBill = anOrder({ ...tea, id: 63, billId: tea.billId + 1 })
    const { user } = await openPage(paid, {
      others: [tea, ofAnotherBill],
      answer: ({ address }) =>
        address.startsWith('/v1/order?') ? Response.json([paid, tea, ofAnotherBill]) : undefined,
    })

    await openMore(user)
    await user.click(await screen.findByRole('button', { name: 'Merge order' }))

    const dialog = await screen.findByRole('dialog', { name: 'Merge order #61 into…' })
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1)
    expect(await pressWhenTaken('Merge into #62')).toBeDefined()
  })

  it('tells the second one what had happened', async () => {
    const moved = anOrder({ ...soup, version: 2, status: 'delivered' })
    const race = { reason: 'statusMoved', status: 'delivered', by: 'Grace Mwangi', byKind: 'staff', byId: 9 }
    const { user } = await openPage(soup, {
      others: [tea],
      answer: (call) =>
        call.method === 'PATCH'
          ? refusal(409, { ...race, at: '2026-03-04T08:04:00.000Z', order: moved })
          : openOrders(call),
    })

    await openMore(user)
    await user.click(await screen.findByRole('button', { name: 'Merge order' }))
    await user.click(await pressWhenTaken('Merge into #62'))

    expect(await screen.findByText('Grace Mwangi delivered order #61, Room 204, at 12:04.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('an act that got no answer', () => {
  it('says so for as long as the order is where it was', async () => {
    const { user } = await openPage(anOrder({ id: 65 }), {
      answer: ({ address }) => {
        if (address === '/v1/accept/order') throw new TypeError('no network')
        return undefined
      },
    })
    await user.click(await pressWhenTaken(/^Accept/))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('No response from the server. Check whether this was done before you try again.')

    await act(async () => applyNow(ordersPath, anOrder({ id: 65, version: 2, status: 'inprogress' })))

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

it('is said not to exist where there is none of its number', async () => {
  const answer = ({ address }: ScreenCall) => (address === '/v1/order/999' ? refusal(404, {}) : undefined)
  close = (await open({ path: '/orders/999', role: 'manager', orders: [], answer })).close

  expect(await screen.findByText('Order not found.')).toBeDefined()
})

it('is edited over its page, and the address says so', async () => {
  const { user, router } = await openPage(anOrder({ id: 66 }))

  await user.click(await pressWhenTaken('Edit order'))

  expect(router.state.location.search).toBe('?tool=updateOrder&order=66')
})

describe('a guest’s wish to cancel', () => {
  const asked = anOrder({ id: 64, cancelAskedAt: '2026-03-04T08:02:00.000Z' })

  it('is told in words until somebody keeps the order', async () => {
    const kept = anOrder({ id: 64, version: 2 })
    const { user, calls } = await openPage(asked, {
      answer: ({ address }) => (address === '/v1/keep/order' ? Response.json(kept) : undefined),
    })
    expect(screen.getByRole('alert').textContent).toContain('The guest asked to cancel this orderRequested at 12:02.')

    await user.click(await pressWhenTaken('Keep order #64, Room 204'))

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      address: '/v1/keep/order',
      body: { id: 64 },
    })
  })
})

describe('the second tap of what opened the page', () => {
  const kept = anOrder({ id: 67, cancelAskedAt: '2026-03-04T08:02:00.000Z' })

  it.each([
    ['keeps no order that the guest asks to cancel', kept, 'Keep order #67, Room 204', false],
    ['calls nothing back from the pass', anOrder({ id: 68, status: 'ontheway' }), 'Recall to kitchen', true],
  ])('%s', async (_name, order, label, isRare) => {
    stopTheClock()
    fireEvent.pointerDown(document.body)
    fireEvent.pointerUp(document.body)
    const { user, calls } = await openPage(order)
    if (isRare) fireEvent.click(screen.getByRole('button', { name: 'More actions' }))

    await user.click(screen.getByRole('button', { name: label }))

    expect(calls.filter(({ method, address }) => method === 'POST' && !address.endsWith('authentication'))).toEqual([])
  })
})

describe('rare acts', () => {
  it('are hidden until they are asked for, and again after a press elsewhere', async () => {
    const { user } = await openPage(anOrder({ id: 69 }))
    const cancel = () => screen.queryByRole('button', { name: 'Cancel order' })
    expect(cancel()).toBeNull()

    await openMore(user)
    expect(cancel()).not.toBeNull()

    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(cancel()).toBeNull()
  })

  it('are hidden by Escape, but not by the Escape that closes their question', async () => {
    const { user } = await openPage(anOrder({ id: 70 }))
    const more = screen.getByRole('button', { name: 'More actions' })
    await openMore(user)
    await user.tab()
    await user.keyboard('{Escape}')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(more)

    await openMore(user)
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    expect(more.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('Undo', () => {
  it('stands beside the next step, and takes back the very act that was done', async () => {
    const by = { ...aUserAct, at: new Date().toISOString() }
    const lastAct = { act: 'accept', fromStatus: 'incoming', ...by } as const
    const accepted = anOrder({ id: 65, version: 2, status: 'inprogress', lastAct })
    const back = anOrder({ id: 65, version: 3, lastAct: { ...lastAct, act: 'undo' } })
    const { user, calls } = await openPage(anOrder({ id: 65 }), {
      answer: ({ address }) =>
        ({ '/v1/accept/order': Response.json(accepted), '/v1/undo/order': Response.json(back) })[address],
    })

    await user.click(await pressWhenTaken(/^Accept/))
    await user.click(await pressWhenTaken(/^Undo/))

    await screen.findByRole('button', { name: 'Accept order #65, Room 204' })
    expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      address: '/v1/undo/order',
      body: { id: 65, version: 2 },
    })
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('tells what has happened since where it is refused, with the next step of now', async () => {
    const lastAct = { act: 'accept', fromStatus: 'incoming', ...aUserAct, at: new Date().toISOString() } as const
    const accepted = anOrder({ id: 65, version: 2, status: 'inprogress', lastAct })
    const delivered = anOrder({ id: 65, version: 3, status: 'delivered' })
    const happened = { act: 'deliver', by: 'Omar Siddiqui', at: '2026-03-04T08:06:00.000Z', order: delivered }
    const { user } = await openPage(anOrder({ id: 65 }), {
      answer: ({ address }) =>
        ({
          '/v1/accept/order': Response.json(accepted),
          '/v1/undo/order': refusal(409, { reason: 'somethingHappened', ...happened }),
        })[address],
    })

    await user.click(await pressWhenTaken(/^Accept/))
    await user.click(await pressWhenTaken(/^Undo/))

    expect(await screen.findByText('Already changed since: Delivered, Omar Siddiqui, 12:06.')).toBeDefined()
    expect(await screen.findByRole('button', { name: /^Mark complete/ })).toBeDefined()
  })
})

describe('the activity', () => {
  it('calls a guest of another table by the language of the interface', async () => {
    await speak('ar')
    onTestFinished(() => setLanguage('en'))
    const entry = { id: 1, orderId: 71, restaurantId: 1, at: '2026-03-04T08:02:00.000Z', reason: null }
    const log = [
      { ...entry, act: 'place', fromStatus: null, toStatus: 'incoming', by: 'Guest at Room 301', byKind: 'guest' },
    ]
    await openPage(anOrder({ id: 71, table: 'Room 204' }), {
      answer: ({ address }) => (address.startsWith('/v1/order-events?') ? Response.json(log) : undefined),
    })

    expect(await screen.findByText('ضيف Room 301')).toBeDefined()
  })

  it('says in words what was taken back', async () => {
    const entry = { orderId: 66, restaurantId: 1, by: 'Layla Haddad', byKind: 'staff', byId: 4 }
    const at = '2026-03-04T08:02:00.000Z'
    const log = [
      { ...entry, id: 1, act: 'details', fromStatus: 'incoming', toStatus: 'incoming', at, reason: 'continuationOf' },
      { ...entry, id: 2, act: 'accept', fromStatus: 'incoming', toStatus: 'inprogress', at, reason: null },
      { ...entry, id: 3, act: 'undo', fromStatus: 'inprogress', toStatus: 'incoming', at, reason: 'accept' },
    ]
    const { user } = await openPage(anOrder({ id: 66 }), {
      answer: ({ address }) => (address.startsWith('/v1/order-events?') ? Response.json(log) : undefined),
    })

    const activity = within(screen.getByRole('region', { name: 'Activity' }))
    await waitFor(() => expect(activity.queryAllByRole('listitem')).toEqual([]))
    await user.click(activity.getByRole('button', { name: 'Show all activity' }))
    await activity.findByText('Undone')
    expect(activity.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12:02Details changedLayla Haddad',
      '12:02AcceptedLayla Haddad',
      '12:02UndoneLayla HaddadAccepted',
    ])
  })
})
