import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder, anOrderEvent } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connection } from '#kit/live/connection.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { openMoney, pressed } from '#features/orders/testing/open-money.tsx'
import { openScreen, type ScreenCall } from '#features/orders/testing/open-screen.tsx'

const delivered = anOrder({ id: 7, status: 'delivered' })
const owing: Order = { ...delivered, status: 'cancelled', amountPaidOnline: 20, refundDue: 20 }
const changed = { version: 2, updatedAt: '2026-03-04T08:04:00.000Z' }
const colleague = { by: 'Omar Nasser', byId: 5 }
const toldOf = (recorded: string) => `Omar Nasser also recorded at 12:04: ${recorded}`

const cases = [
  {
    what: 'a payment',
    path: '/v1/pay/order',
    ask: 'Take payment',
    confirm: 'Record payment',
    amount: '17.6',
    order: delivered,
    left: { ...delivered, ...changed, amountPaidInCash: 17.6, amountToBePaidOnline: 17.6 },
    entry: anOrderEvent({ id: 2, orderId: 7 }),
    recorded: 'Paid AED 17.60 in cash',
  },
  {
    what: 'a refund',
    path: '/v1/refund/order',
    ask: 'Give refund',
    confirm: 'Record refund',
    amount: '10',
    order: owing,
    left: { ...owing, ...changed, amountPaidInCash: -10, refundDue: 10 },
    entry: anOrderEvent({
      id: 2,
      orderId: 7,
      act: 'refund',
      payment: { kind: 'refundInCash', amount: -10, currency: 'AED', provider: null },
    }),
    recorded: 'Refunded AED 10.00 in cash',
  },
]

beforeEach(() => sessionStorage.clear())

describe.each(cases)('$what whose answer got lost', ({ path, ask, confirm, amount, order, left, entry, recorded }) => {
  async function loseAnswer() {
    const log: OrderEvent[] = []
    const opened = await openMoney(order, { answer: losing(path, log) })
    const asking: Asking = { ...opened, ask, confirm, amount }
    return { ...opened, log, send: () => sendInCash(asking), keys: () => keysIn(opened.calls, path) }
  }

  it('was done once the log says that this person did it, and as much again is another', async () => {
    const { log, send, keys } = await loseAnswer()
    await send()

    log.push(entry)
    act(() => applyNow(ordersPath, left))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const before = new Set(keys())
    await send()

    expect(before.size).toBe(1)
    expect(before.has(keys().at(-1)!)).toBe(false)
  })

  it('was not done by a colleague who did as much meanwhile, who is named, and is the same when it is sent again', async () => {
    const { user, log, send, keys } = await loseAnswer()
    const dialog = await send()

    log.push({ ...entry, ...colleague })
    act(() => applyNow(ordersPath, left))
    expect(await dialog.findByText(toldOf(recorded))).toBeDefined()
    const { length: sent } = keys()
    await user.click(await pressed(dialog.getByRole('button', { name: confirm })))

    await waitFor(() => expect(keys().length).toBeGreaterThan(sent))
    expect(new Set(keys()).size).toBe(1)
    expect(dialog.getByText(toldOf(recorded))).toBeDefined()
  })

  it('is named when it turns out to be recorded after its form was edited', async () => {
    const { user, log, send } = await loseAnswer()
    const dialog = await send()
    await user.type(dialog.getByRole('textbox', { name: /Amount \(AED\)/ }), '1')

    log.push(entry)
    act(() => applyNow(ordersPath, left))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText(`Recorded before your edit: ${recorded}`)).toBeDefined()
  })

  it('is no other one while nobody has heard of it, though the question was closed, and is one after that', async () => {
    const { user, log, send, keys } = await loseAnswer()
    await user.click((await send()).getByRole('button', { name: 'Go back' }))
    await user.click((await send()).getByRole('button', { name: 'Go back' }))
    const before = new Set(keys())

    log.push(entry)
    act(() => applyNow(ordersPath, left))
    await send()

    expect(before.size).toBe(1)
    expect(before.has(keys().at(-1)!)).toBe(false)
  })
})

describe.each(cases)('$what that was sent while the server was down', ({ path, ask, confirm, amount, order, left }) => {
  async function sendWhileDown() {
    const server = { isDown: true }
    const lost = losing(path, [])
    const answer = (call: ScreenCall) => (call.address === path && !server.isDown ? Response.json(left) : lost(call))
    const opened = await openMoney(order, { answer })
    const dialog = await sendInCash({ ...opened, ask, confirm, amount })
    const mend = () => {
      server.isDown = false
      act(() => connection.set('offline'))
      act(() => connection.set('online'))
    }
    onTestFinished(() => connection.set('connecting'))
    return { ...opened, dialog, mend, keys: () => keysIn(opened.calls, path) }
  }

  it('is sent again as soon as the server is back', async () => {
    const { mend, keys } = await sendWhileDown()

    mend()

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(keys().length).toBeGreaterThan(1)
    expect(new Set(keys()).size).toBe(1)
  })

  it('is not sent again while other values are in the form', async () => {
    const { user, dialog, mend, keys } = await sendWhileDown()
    await user.type(dialog.getByRole('textbox', { name: /Amount \(AED\)/ }), '1')
    await dialog.findByText('No response from the server. Check whether this was done before you try again.')
    expect(dialog.queryByText(/we’ll retry/)).toBeNull()
    const { length: sent } = keys()

    mend()
    await act(() => new Promise((resolve) => setTimeout(resolve)))

    expect(keys()).toHaveLength(sent)
    expect(screen.getByRole('alertdialog')).toBeDefined()
  })
})

it.each(cases)('of $what that a colleague made while one is asked, that is told too', async (each) => {
  const { ask, order, left, entry, recorded } = each
  const { user, money } = await openMoney(order, { answer: losing('nothing', [{ ...entry, ...colleague }]) })
  await user.click(await money.findByRole('button', { name: ask }))
  const dialog = within(await screen.findByRole('alertdialog'))

  act(() => applyNow(ordersPath, left))

  expect(await dialog.findByText(toldOf(recorded))).toBeDefined()
})

describe('a payment of a bill whose answer got lost', () => {
  const soup = { ...delivered, id: 61, billId: 9 }
  const tea = { ...delivered, id: 62, billId: 9 }
  const paid = [
    { ...soup, ...changed, amountPaidInCash: 35.2, amountToBePaidOnline: 0 },
    { ...tea, ...changed, amountPaidInCash: 14.8, amountToBePaidOnline: 20.4 },
  ]
  const entries = paid.map(({ id, amountPaidInCash: amount }) =>
    anOrderEvent({ id, orderId: id, payment: { kind: 'cash', amount, currency: 'AED', provider: null } }),
  )

  async function loseAnswer() {
    const log: OrderEvent[] = []
    const answer = losing('/v1/pay/bill', log)
    const openedAt = '2026-03-04T08:00:00.000Z'
    const bill = { id: 9, restaurantId: 1, table: 'Room 204', openedAt, closedAt: null }
    const { close, ...opened } = await openScreen({
      path: '/bills/9',
      role: 'waiter',
      orders: [soup, tea],
      answer: (call) => (call.address === '/v1/bill/9' ? Response.json(bill) : answer(call)),
    })
    onTestFinished(close)
    const dialog = await sendInCash({
      ...opened,
      money: screen,
      ask: 'Take payment',
      confirm: 'Record payment',
      amount: '50',
    })
    return { log, dialog }
  }

  it('was done once the logs of all that it paid say so', async () => {
    const { log } = await loseAnswer()

    log.push(...entries)
    act(() => applyNow(ordersPath, paid))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('was not done by a colleague who took as much', async () => {
    const { log, dialog } = await loseAnswer()

    log.push(...entries.map((entry) => ({ ...entry, ...colleague })))
    act(() => applyNow(ordersPath, paid))

    expect(await dialog.findByText(/Omar Nasser .* Paid AED 35\.20 in cash/)).toBeDefined()
    expect(dialog.getByText(/Omar Nasser .* Paid AED 14\.80 in cash/)).toBeDefined()
  })
})

/** Answers as a server that loses every call to this path, and has this log. */
function losing(path: string, log: readonly OrderEvent[]) {
  return ({ address }: ScreenCall): Response | undefined => {
    if (address === path) return Response.error()
    if (!address.startsWith('/v1/order-events?')) return undefined
    const orderId = Number(new URLSearchParams(address.split('?')[1]).get('orderId'))
    return Response.json(log.filter((event) => event.orderId === orderId))
  }
}

type Asking = {
  user: UserEvent
  money: Pick<ReturnType<typeof within>, 'findByRole'>
  ask: string
  confirm: string
  amount: string
}

/** Records a payment or refund in cash, and receives no answer. */
async function sendInCash({ user, money, ask, confirm, amount }: Asking) {
  await user.click(await money.findByRole('button', { name: ask }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Cash' }))
  const field = dialog.getByRole('textbox', { name: /Amount \(AED\)/ })
  await user.clear(field)
  await user.type(field, amount)
  await user.click(await pressed(dialog.getByRole('button', { name: confirm })))
  await dialog.findByText(/^No response\. .* we’ll retry when you’re online/)
  return dialog
}

function keysIn(calls: readonly ScreenCall[], path: string): string[] {
  return calls
    .filter(({ address }) => address === path)
    .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
}
