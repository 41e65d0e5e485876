import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreen, refusal, type ScreenCall } from '#features/orders/testing/open-screen.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { layoutMayMove } from '#kit/device/layout-freeze.ts'

let close = () => {}

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const bill: Bill = {
  id: 9,
  restaurantId: 1,
  tableId: 16,
  table: 'Room 204',
  sitting: 1,
  version: 1,
  openedAt: '2026-03-04T08:00:00.000Z',
  updatedAt: '2026-03-04T08:00:00.000Z',
  closedAt: null,
  closedBy: null,
  closedByKind: null,
  closedById: null,
  orderIds: [61, 62],
  cartPrice: 64,
  serviceFee: 6.4,
  vatFee: 0,
  discountAmount: 0,
  orderPrice: 70.4,
  tipAmount: 0,
  amountPaidOnline: 0,
  amountPaidInCash: 0,
  amountPaidByCard: 0,
  amountToBePaid: 70.4,
  refundDue: 0,
}

const soup = anOrder({ id: 61, billId: 9, status: 'completed', cart: [aCartLine({ itemQty: 2, totalPrice: 32 })] })
const tea = anOrder({
  id: 62,
  billId: 9,
  status: 'completed',
  continuation: true,
  continuationOf: 61,
  cart: [aCartLine({ itemId: 2, name: { en: 'Mint tea' }, itemQty: 1, totalPrice: 32 })],
})

async function openBill({
  orders = [soup, tea],
  role = 'manager',
  search = '',
  answer,
}: {
  orders?: Order[]
  role?: StaffRole
  search?: string
  answer?: (call: ScreenCall) => Response | undefined
} = {}) {
  const opened = await openScreen({
    path: `/bills/9${search}`,
    role,
    orders,
    answer: (call) => answer?.(call) ?? (call.address === '/v1/bill/9' ? Response.json(bill) : undefined),
  })
  close = opened.close
  await screen.findByRole('heading', { level: 1 })
  return opened
}

function sumOf(name: string): string {
  return plain(screen.getByText(name).nextSibling?.textContent)
}

/** Replaces the non-breaking space between currency and number with a plain one. */
function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u00a0', ' ')
}

function shares(): string[] {
  return within(screen.getByRole('list', { name: 'Amount per guest' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
}

describe('a bill', () => {
  it('shows its orders, both of a tab, and what they come to', async () => {
    const tipped = { ...tea, tipAmount: 5, discountPercentage: 50, discountAmount: 17.6, orderPrice: 17.6 }

    await openBill({ orders: [soup, tipped] })

    expect(await screen.findByRole('link', { name: 'Order #61' })).toBeDefined()
    expect(screen.getByText(/continues #61/)).toBeDefined()
    expect(sumOf('Service fee')).toBe('AED 6.40')
    expect(sumOf('Discounts')).toBe('-AED 17.60')
    expect(sumOf('Tips')).toBe('AED 5.00')
    expect(sumOf('Total')).toBe('AED 57.80')
    expect(sumOf('Remaining')).toBe('AED 57.80')
  })

  it('becomes another at once when one of its orders does', async () => {
    await openBill()
    await screen.findByText('Remaining')

    const paid: Order = { ...soup, version: 2, amountPaidOnline: 35.2 }
    await act(async () => applyNow(ordersPath, paid))

    await waitFor(() => expect(sumOf('Remaining')).toBe('AED 35.20'))
    expect(sumOf('Paid online')).toBe('AED 35.20')
  })

  it('leaves out what was merged or cancelled, and says where it went', async () => {
    const merged = { ...tea, status: 'merged', mergedInto: 61 } as const
    const gone = anOrder({
      id: 63,
      billId: 9,
      status: 'cancelled',
      cancelReason: 'Guest left',
      refundDue: 35.2,
      amountPaidOnline: 35.2,
      amountPaidInCash: 0,
      amountPaidByCard: 0,
    })

    await openBill({ orders: [soup, merged, gone] })

    expect(await screen.findByText('Items moved to #61.')).toBeDefined()
    expect(screen.getByText('Guest left')).toBeDefined()
    expect(sumOf('Total')).toBe('AED 35.20')
    expect(sumOf('Refund due')).toBe('AED 35.20')
  })

  it('that is not there says so', async () => {
    await openBill({ answer: ({ address }) => (address === '/v1/bill/9' ? refusal(404, {}) : undefined) })

    expect(await screen.findByText('Bill not found.')).toBeDefined()
  })
})

describe('closing a bill', () => {
  it('asks first, says what is still to be paid, and then who closed it', async () => {
    const closed = { ...bill, version: 2, closedAt: '2026-03-04T10:00:00.000Z', closedBy: 'Layla Haddad' }
    const { user, calls } = await openBill({
      answer: ({ address }) => (address === '/v1/close/bill' ? Response.json(closed) : undefined),
    })

    await user.click(await screen.findByRole('button', { name: 'Close bill' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Close the bill for Room 204?' })
    expect(within(dialog).getByText(/AED 70.40 is still due/)).toBeDefined()
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Close bill' }).getAttribute('aria-disabled')).toBeNull(),
    )
    expect(calls.some(({ address }) => address === '/v1/close/bill')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Close bill' }))

    expect(await screen.findByText(/Layla Haddad/)).toBeDefined()
    expect(calls.find(({ address }) => address === '/v1/close/bill')?.body).toEqual({ id: 9 })
    expect(screen.queryByRole('button', { name: 'Close bill' })).toBeNull()
  })

  it('is not answered by the taps that asked for it', async () => {
    const { calls } = await openBill()
    const button = await screen.findByRole('button', { name: 'Close bill' })
    await waitFor(() => expect(layoutMayMove.get()).toBe(true))

    fireEvent.pointerDown(button)
    fireEvent.click(button)
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close bill' })
    fireEvent.click(confirm)

    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    expect(calls.some(({ address }) => address === '/v1/close/bill')).toBe(false)
    fireEvent.pointerUp(button)
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  })

  it('waits for the orders that are not finished, which it names', async () => {
    await openBill({ orders: [soup, { ...tea, status: 'delivered' }] })

    const button = await screen.findByRole('button', { name: 'Close bill' })

    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Complete first:')).toBeDefined()
    expect(screen.getByRole('link', { name: '#62' })).toBeDefined()
  })

  it('names four of many, and says how many more there are', async () => {
    const many = [71, 72, 73, 74, 75, 76].map((id) => ({ ...tea, id, status: 'delivered' as const }))
    await openBill({ orders: many })

    const text = await screen.findByText(/^Complete first:/)

    expect(within(text).getAllByRole('link')).toHaveLength(4)
    expect(text.textContent).toContain('#74+ 2 more')
  })

  it('names those that the server knows of and this screen does not', async () => {
    const { user } = await openBill({
      answer: ({ address }) =>
        address === '/v1/close/bill' ? refusal(409, { reason: 'billHasOpenOrders', orderIds: [77] }) : undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Close bill' }))
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Close bill' })
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())

    await user.click(confirm)

    expect(await screen.findByRole('link', { name: '#77' })).toBeDefined()
  })

  it('by somebody else is seen at once', async () => {
    await openBill()
    await screen.findByRole('button', { name: 'Close bill' })

    const closed = { ...bill, version: 2, closedAt: '2026-03-04T10:00:00.000Z', closedByKind: 'night' as const }
    await act(async () => applyNow(billsPath, closed))

    expect(await screen.findByText(/automatically at night/)).toBeDefined()
  })

  it.each<StaffRole>(['chief', 'finance', 'admin'])('is not for %s, who may read it', async (role) => {
    await openBill({ role })

    await screen.findByText('Remaining')
    expect(screen.queryByRole('button', { name: 'Close bill' })).toBeNull()
  })
})

describe('splitting a bill', () => {
  it('evenly leaves nothing over', async () => {
    const { user } = await openBill()

    await user.click(await screen.findByRole('button', { name: 'Evenly' }))
    await user.click(screen.getByRole('button', { name: 'Increase: Guests' }))

    expect(shares()).toEqual(['Guest 1AED 23.47', 'Guest 2AED 23.47', 'Guest 3AED 23.46'])
  })

  it('by items has each pay what they had with its fee, and shares the rest', async () => {
    const { user } = await openBill({ search: '?split=pieces&people=2' })
    await screen.findByRole('list', { name: 'Amount per guest' })
    expect(shares()[0]).toContain('AED 35.20')

    await user.click(screen.getByRole('button', { name: 'Increase: Lentil soup' }))
    await user.click(screen.getByRole('button', { name: 'Increase: Lentil soup' }))

    expect(shares().map((text) => /AED [\d.]+/.exec(text)?.[0])).toEqual(['AED 52.80', 'AED 17.60'])
    await user.click(screen.getByRole('button', { name: 'Guest 2' }))
    await user.click(screen.getByRole('button', { name: 'Increase: Mint tea' }))
    expect(shares().map((text) => /AED [\d.]+/.exec(text)?.[0])).toEqual(['AED 35.20', 'AED 35.20'])
    expect(screen.getByRole('button', { name: 'Increase: Lentil soup' }).hasAttribute('disabled')).toBe(true)
  })

  it('says what each has still to pay of what was paid in part', async () => {
    await openBill({ orders: [{ ...soup, amountPaidOnline: 10 }, tea], search: '?split=even&people=2' })

    expect(await screen.findAllByText('Remaining: AED 30.20')).toHaveLength(2)
  })
})

describe('a share of a bill', () => {
  it('is paid by two presses with its amount filled in, is struck until that is undone, and leaves the others as they were', async () => {
    const { user, calls } = await openBill({
      role: 'waiter',
      search: '?split=even&people=2',
      answer: ({ address }) => (address === '/v1/pay/bill' ? Response.json({ ...bill, version: 2 }) : undefined),
    })

    await user.click(await screen.findByRole('button', { name: /^Guest 2/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Payment by guest 2' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount \(AED\)/ }).value).toBe('35.20')
    const take = dialog.getByRole('button', { name: 'Take cash' })
    await waitFor(() => expect(take.getAttribute('aria-disabled')).toBeNull())
    await user.click(take)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const paid: Order = { ...soup, amountPaidInCash: 35.2, amountToBePaidOnline: 0, version: 2 }
    act(() => applyNow(ordersPath, paid))

    await waitFor(() => expect(shares()).toEqual(['Guest 1AED 35.20', 'Guest 2AED 35.20Paid']))
    expect(screen.queryByRole('button', { name: /^Guest 2/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Guest 1/ })).toBeDefined()
    expect(calls.filter(({ address }) => address === '/v1/pay/bill').map(({ body }) => body)).toMatchObject([
      { id: 9, kind: 'cash', amount: 35.2 },
    ])

    // Undone.
    act(() => applyNow(ordersPath, { ...soup, version: 3 }))

    await waitFor(() => expect(shares()).toEqual(['Guest 1AED 35.20', 'Guest 2AED 35.20']))
  })

  it.each<StaffRole>(['chief', 'finance', 'admin'])('is read, not paid, by %s', async (role) => {
    await openBill({ role, search: '?split=even&people=2' })

    await screen.findByRole('list', { name: 'Amount per guest' })
    expect(screen.queryByRole('button', { name: /^Guest 1/ })).toBeNull()
  })
})

describe('money that staff take for a bill', () => {
  it('is what its orders have left to pay, and is told of each of them', async () => {
    const { user, calls } = await openBill({
      role: 'waiter',
      answer: ({ address }) => (address === '/v1/pay/bill' ? Response.json({ ...bill, version: 2 }) : undefined),
    })
    await user.click(await screen.findByRole('button', { name: 'Take payment' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Payment for the bill, Room 204' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount \(AED\)/ }).value).toBe('70.40')
    await user.click(dialog.getByRole('button', { name: 'Card' }))
    const confirm = dialog.getByRole('button', { name: 'Record payment' })
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    await user.click(confirm)

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ address }) => address === '/v1/pay/bill')?.body).toMatchObject({
      id: 9,
      kind: 'card',
      amount: 70.4,
    })
    const paid = { amountPaidByCard: 35.2, amountToBePaidOnline: 0, version: 2 }
    act(() => {
      for (const order of [soup, tea]) applyNow(ordersPath, { ...order, ...paid })
    })
    expect((await screen.findByText('Paid by card')).nextSibling?.textContent).toContain('70.40')
    expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull()
  })

  it.each<StaffRole>(['chief', 'finance', 'admin'])('is not asked of %s', async (role) => {
    await openBill({ role })

    await screen.findByText('Remaining')
    expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull()
  })
})
