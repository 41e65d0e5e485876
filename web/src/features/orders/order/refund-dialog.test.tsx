import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { applyNow } from '#kit/live-rules.ts'
import { openScreen, type ScreenCall } from '#features/orders/testing/open-screen.tsx'

let close = () => {}

afterEach(() => close())

const order = anOrder({ id: 7, status: 'delivered' })

describe('money that goes back', () => {
  const owing: Order = { ...order, status: 'cancelled', amountPaidOnline: 20, refundDue: 20 }

  it('is given back in cash or on a card, as much as is due', async () => {
    const back = { ...owing, version: 2, refundDue: 0, amountPaidInCash: -20 }
    const { user, calls, money } = await openOrder(owing, {
      answer: ({ address }) => (address === '/v1/refund/order' ? Response.json(back) : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Give money back' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Money back for order #7, Room 204' }))
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount in AED/ })
    expect(amount.value).toBe('20.00')
    await user.click(dialog.getByRole('button', { name: 'Cash' }))
    await user.clear(amount)
    await user.type(amount, '20.01')
    expect(dialog.getByRole('alert').textContent).toBe('More than is due cannot be given back.')
    await user.clear(amount)
    await user.type(amount, '20')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Given back' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ address }) => address === '/v1/refund/order')?.body).toEqual({
      id: 7,
      kind: 'cash',
      amount: 20,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect((await money.findByText(/^Paid in cash/)).nextSibling?.textContent).toContain('-AED')
    expect(money.queryByText('Remaining')).toBeNull()
    expect(money.queryByRole('button', { name: 'Give money back' })).toBeNull()
  })

  it('is over once it is heard that it went back, though the answer got lost, and as much again is another refund', async () => {
    const { user, calls, money } = await openOrder(owing, {
      answer: ({ address }) => (address === '/v1/refund/order' ? Response.error() : undefined),
    })
    const giveTen = async () => {
      await user.click(await money.findByRole('button', { name: 'Give money back' }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await user.click(dialog.getByRole('button', { name: 'Cash' }))
      const amount = dialog.getByRole('textbox', { name: /Amount in AED/ })
      await user.clear(amount)
      await user.type(amount, '10')
      await user.click(await pressed(dialog.getByRole('button', { name: 'Given back' })))
      await dialog.findByText('The server did not answer. Check the connection and try again.')
    }
    await giveTen()

    const left: Order = { ...owing, version: 2, refundDue: 10, amountPaidInCash: -10 }
    act(() => applyNow(ordersPath, left))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await giveTen()

    const keys = calls
      .filter(({ address }) => address === '/v1/refund/order')
      .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it.each<[StaffRole, Partial<Order>]>([
    ['waiter', {}],
    ['orderTaker', {}],
    ['finance', {}],
    ['manager', { refundDue: 0 }],
  ])('is not asked of %s for an order that is %j', async (role, differences) => {
    const { money } = await openOrder({ ...owing, ...differences }, { role })

    await money.findByRole('link', { name: 'Bill of Room 204' })
    expect(money.queryByRole('button', { name: 'Give money back' })).toBeNull()
  })
})

async function openOrder(
  shown: Order,
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
