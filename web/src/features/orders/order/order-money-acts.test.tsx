import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { applyNow } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'
import { billsKey } from '#features/orders/orders.queries.ts'
import { openScreen, refusal, type ScreenCall } from '#features/orders/testing/open-screen.tsx'

let close = () => {}

afterEach(() => close())

const order = anOrder({ id: 7, status: 'delivered' })

async function openOrder(
  shown: Order = order,
  { role = 'manager', answer }: { role?: StaffRole; answer?: (call: ScreenCall) => Response | undefined } = {},
) {
  const opened = await openScreen({ path: '/orders/7', role, orders: [shown], answer })
  close = opened.close
  const money = within(await screen.findByRole('region', { name: 'Payment' }))
  return { ...opened, money }
}

async function pressed(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}

describe('a discount', () => {
  it('is given by percentage and reason, after saying what the order will cost', async () => {
    const given = { ...order, version: 2, discountPercentage: 12.5, discountAmount: 4.4, orderPrice: 30.8 }
    const { user, calls, money } = await openOrder(order, {
      answer: ({ address }) => (address === '/v1/discount/order' ? Response.json(given) : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discount on order #7, Room 204' }))
    expect(dialog.getByRole('button', { name: 'Give discount' }).getAttribute('aria-disabled')).toBe('true')

    await user.type(dialog.getByRole('textbox', { name: 'Percentage' }), '١٢٫٥')
    await user.click(dialog.getByRole('radio', { name: 'Waited long' }))
    expect(dialog.getByText('New total').textContent).toContain('30.80')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Give discount' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ address }) => address === '/v1/discount/order')?.body).toEqual({
      id: 7,
      version: 1,
      discountPercentage: 12.5,
      reason: 'Waited long',
    })
    expect(await money.findByText('Discount (12.5%)')).toBeDefined()
    expect(money.getByRole('button', { name: 'Change discount' })).toBeDefined()
  })

  it.each(['101', '33.333', 'a tenth', '-5'])('is not given as %s, which is said at the field', async (text) => {
    const { user, money } = await openOrder()
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.type(dialog.getByRole('textbox', { name: 'Percentage' }), text)
    await user.click(dialog.getByRole('radio', { name: 'Regular guest' }))

    expect(dialog.getByRole('alert').textContent).toBe('From 0 to 100, with two decimals at most.')
    expect(dialog.getByRole('button', { name: 'Give discount' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('that is refused keeps what was typed, and says why', async () => {
    const { user, money } = await openOrder(order, {
      answer: ({ address }) =>
        address === '/v1/discount/order' ? refusal(409, { reason: 'billClosed', order }) : undefined,
    })
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '20%' }))
    await user.click(dialog.getByRole('radio', { name: 'Another reason' }))
    await user.type(dialog.getByRole('textbox', { name: 'Which reason?' }), 'Cold soup')

    await user.click(await pressed(dialog.getByRole('button', { name: 'Give discount' })))

    expect((await dialog.findByRole('alert')).textContent).toBe('Refused')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Which reason?' }).value).toBe('Cold soup')
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Percentage' }).value).toBe('20')
  })

  it('whose answer got lost is no longer asked for once the order says that it was given', async () => {
    const given = { ...order, version: 2, discountPercentage: 20, discountAmount: 7.04, orderPrice: 28.16 }
    const { user, money } = await openOrder(order, {
      answer: ({ address }) => (address === '/v1/discount/order' ? Response.error() : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '20%' }))
    await user.click(dialog.getByRole('radio', { name: 'Waited long' }))
    await user.click(await pressed(dialog.getByRole('button', { name: 'Give discount' })))
    expect((await dialog.findByRole('alert')).textContent).toContain('did not answer')

    act(() => applyNow(ordersPath, given))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await money.findByText('Discount (20%)')).toBeDefined()
  })

  it('is taken away with a reason', async () => {
    const { user, calls, money } = await openOrder(
      { ...order, discountPercentage: 10, discountAmount: 3.52, orderPrice: 31.68 },
      {
        answer: ({ address }) =>
          address === '/v1/discount/order' ? Response.json({ ...order, version: 2 }) : undefined,
      },
    )
    await user.click(await money.findByRole('button', { name: 'Change discount' }))
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.click(dialog.getByRole('button', { name: 'None' }))
    await user.click(dialog.getByRole('radio', { name: 'Another reason' }))
    await user.type(dialog.getByRole('textbox', { name: 'Which reason?' }), 'By mistake')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Take discount away' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ address }) => address === '/v1/discount/order')?.body).toMatchObject({
      discountPercentage: 0,
      reason: 'By mistake',
    })
  })

  it.each<[StaffRole, Partial<Order>]>([
    ['orderTaker', {}],
    ['waiter', {}],
    ['finance', {}],
    ['admin', {}],
    ['manager', { status: 'cancelled' }],
    ['manager', { status: 'merged', mergedInto: 8 }],
  ])('is not offered to %s of an order that is %j', async (role, differences) => {
    const { money } = await openOrder({ ...order, ...differences }, { role })

    await money.findByRole('link', { name: 'Bill of Room 204' })
    expect(money.queryByRole('button', { name: 'Give discount' })).toBeNull()
  })
})

describe('a tip', () => {
  it('is noted down by the floor, and stands apart from the price', async () => {
    const tipped = { ...order, version: 2, tipAmount: 5.5 }
    const { user, calls, money } = await openOrder(order, {
      role: 'waiter',
      answer: ({ method }) => (method === 'PATCH' ? Response.json(tipped) : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Add tip' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tip for order #7, Room 204' }))

    await user.type(dialog.getByRole('textbox', { name: /Tip in AED/ }), '5,5')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Save tip' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ tipAmount: 5.5 })
    expect((await money.findByText('Tip')).nextSibling?.textContent).toContain('5.50')
  })

  it.each([
    ['35.21', 'This tip is larger than the venue takes.'],
    ['1.234', 'This is no amount.'],
    ['-1', 'This is no amount.'],
    ['much', 'This is no amount.'],
  ])('of %s is not taken, and says so', async (text, problem) => {
    const { user, money } = await openOrder(order)
    await user.click(await money.findByRole('button', { name: 'Add tip' }))
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.type(dialog.getByRole('textbox', { name: /Tip in AED/ }), text)

    expect(dialog.getByRole('alert').textContent).toBe(problem)
    expect(dialog.getByRole('button', { name: 'Save tip' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('whose answer got lost is no longer asked for once the order says that it was noted down', async () => {
    const tipped = { ...order, version: 2, tipAmount: 5 }
    const { user, money } = await openOrder(order, {
      answer: ({ method }) => (method === 'PATCH' ? Response.error() : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Add tip' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByRole('textbox', { name: /Tip in AED/ }), '5')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Save tip' })))
    expect((await dialog.findByRole('alert')).textContent).toContain('did not answer')

    act(() => applyNow(ordersPath, tipped))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is taken away by an empty field', async () => {
    const { user, calls, money } = await openOrder(
      { ...order, tipAmount: 5 },
      { answer: ({ method }) => (method === 'PATCH' ? Response.json({ ...order, version: 2 }) : undefined) },
    )
    await user.click(await money.findByRole('button', { name: 'Change tip' }))
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.clear(dialog.getByRole('textbox', { name: /Tip in AED/ }))
    await user.click(await pressed(dialog.getByRole('button', { name: 'Save tip' })))

    await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ tipAmount: 0 }))
  })
})

describe('money that staff take', () => {
  it('is all that is due unless they say less, in cash or by card, with a tip on top, and stands with the order', async () => {
    const paid = {
      ...order,
      version: 2,
      amountPaidInCash: 25.5,
      tipAmount: 5.5,
      amountToBePaidOnline: 15.2,
      onlineOrderPaymentStatus: 'partially-paid',
    } as const
    const { user, calls, money } = await openOrder(order, {
      role: 'waiter',
      answer: ({ address }) => (address === '/v1/pay/order' ? Response.json(paid) : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Take payment' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Payment for order #7, Room 204' }))
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount in AED/ })
    expect(amount.value).toBe('35.20')
    const confirm = dialog.getByRole('button', { name: 'Paid' })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')

    await user.click(dialog.getByRole('button', { name: 'Cash' }))
    await user.clear(amount)
    await user.type(amount, '٢٠')
    await user.type(dialog.getByRole('textbox', { name: /Tip on top/ }), '5,5')
    expect(dialog.getByText('Together').textContent).toContain('25.50')
    expect(dialog.getByText('Left to pay').textContent).toContain('15.20')
    await user.click(await pressed(confirm))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ address }) => address === '/v1/pay/order')?.body).toEqual({
      id: 7,
      kind: 'cash',
      amount: 20,
      tipAmount: 5.5,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect((await money.findByText(/^Paid in cash/)).nextSibling?.textContent).toContain('25.50')
    expect(money.getByText('Remaining').nextSibling?.textContent).toContain('15.20')
  })

  it('whose answer got lost is sent again under the same key', async () => {
    let isLost = true
    const { user, calls, money } = await openOrder(order, {
      answer: ({ address }) => {
        if (address !== '/v1/pay/order') return undefined
        if (isLost) return refusal(503, { reason: 'unavailable' })
        return Response.json({ ...order, version: 2, amountToBePaidOnline: 0, amountPaidByCard: 35.2 })
      },
    })
    await user.click(await money.findByRole('button', { name: 'Take payment' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Card' }))
    await user.click(await pressed(dialog.getByRole('button', { name: 'Paid' })))
    await dialog.findByRole('alert')
    isLost = false
    await user.click(await pressed(dialog.getByRole('button', { name: 'Paid' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const keys = calls
      .filter(({ address }) => address === '/v1/pay/order')
      .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    expect(money.queryByRole('button', { name: 'Take payment' })).toBeNull()
  })

  it.each([
    ['35.21', 'More than is due cannot be paid.'],
    ['1.234', 'This is no amount.'],
    ['-1', 'This is no amount.'],
  ])('of %s is not taken, and says so', async (text, problem) => {
    const { user, money } = await openOrder()
    await user.click(await money.findByRole('button', { name: 'Take payment' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cash' }))
    const amount = dialog.getByRole('textbox', { name: /Amount in AED/ })

    await user.clear(amount)
    await user.type(amount, text)

    expect(dialog.getByRole('alert').textContent).toBe(problem)
    expect(dialog.getByRole('button', { name: 'Paid' }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each<[StaffRole, Partial<Order>]>([
    ['chief', {}],
    ['finance', {}],
    ['admin', {}],
    ['manager', { status: 'cancelled' }],
    ['manager', { status: 'merged', mergedInto: 8 }],
    ['waiter', { amountToBePaidOnline: 0 }],
  ])('is not asked of %s for an order that is %j', async (role, differences) => {
    const { money } = await openOrder({ ...order, ...differences }, { role })

    await money.findByRole('link', { name: 'Bill of Room 204' })
    expect(money.queryByRole('button', { name: 'Take payment' })).toBeNull()
  })
})

describe('tip and discount of an order that is completed', () => {
  const completed: Order = { ...order, status: 'completed' }
  const billOf = (closedAt: string | null) => ({
    answer: ({ address }: ScreenCall) =>
      address === `/v1/bill/${completed.billId}` ? Response.json({ id: completed.billId, closedAt }) : undefined,
  })

  it('may be others while its bill is open', async () => {
    const { money } = await openOrder(completed, billOf(null))

    expect(await money.findByRole('button', { name: 'Give discount' })).toBeDefined()
    expect(money.getByRole('button', { name: 'Add tip' })).toBeDefined()
  })

  it('stay as they are once its bill is closed', async () => {
    const { money } = await openOrder(completed, billOf('2026-03-04T12:00:00.000Z'))
    await waitFor(() => expect(queryClient.getQueryData([...billsKey, completed.billId])).toBeDefined())

    expect(money.getByRole('link', { name: /Bill/ })).toBeDefined()
    expect(money.queryByRole('button', { name: 'Give discount' })).toBeNull()
    expect(money.queryByRole('button', { name: 'Add tip' })).toBeNull()
  })
})

it('an order that the night left unfinished on a closed bill takes a tip, and no discount', async () => {
  const { money } = await openOrder(order, {
    answer: ({ address }) =>
      address === `/v1/bill/${order.billId}`
        ? Response.json({ id: order.billId, closedAt: '2026-03-04T12:00:00.000Z' })
        : undefined,
  })

  await waitFor(() => expect(money.queryByRole('button', { name: 'Give discount' })).toBeNull())
  expect(queryClient.getQueryData([...billsKey, order.billId])).toBeDefined()
  expect(money.getByRole('button', { name: 'Add tip' })).toBeDefined()
})
