import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openMoney, pressed } from '#features/orders/testing/open-money.tsx'
import { refusal } from '#features/orders/testing/open-screen.tsx'

const order = anOrder({ id: 7, status: 'delivered' })

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
    const { user, calls, money } = await openMoney(order, {
      role: 'waiter',
      answer: ({ address }) => (address === '/v1/pay/order' ? Response.json(paid) : undefined),
    })
    await money.findByText('Total')
    expect(money.queryByText('Remaining')).toBeNull()
    await user.click(await money.findByRole('button', { name: 'Take payment' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Payment for order #7, Room 204' }))
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount \(AED\)/ })
    expect(amount.value).toBe('35.20')
    const confirm = dialog.getByRole('button', { name: 'Record payment' })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')

    await user.click(dialog.getByRole('button', { name: 'Cash' }))
    await user.clear(amount)
    await user.type(amount, '٢٠')
    await user.type(dialog.getByRole('textbox', { name: /^Tip / }), '5,5')
    expect(dialog.getByText('Total').textContent).toContain('25.50')
    expect(dialog.getByText('Remaining').textContent).toContain('15.20')
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
    const { user, calls, money } = await openMoney(order, {
      answer: ({ address }) => {
        if (address !== '/v1/pay/order') return undefined
        if (isLost) return refusal(503, { reason: 'unavailable' })
        return Response.json({ ...order, version: 2, amountToBePaidOnline: 0, amountPaidByCard: 35.2 })
      },
    })
    await user.click(await money.findByRole('button', { name: 'Take payment' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Card' }))
    await user.click(await pressed(dialog.getByRole('button', { name: 'Record payment' })))
    await dialog.findByRole('alert')
    isLost = false
    await user.click(await pressed(dialog.getByRole('button', { name: 'Record payment' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const keys = calls
      .filter(({ address }) => address === '/v1/pay/order')
      .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    expect(money.queryByRole('button', { name: 'Take payment' })).toBeNull()
  })

  it.each([
    ['35.21', orderErrors.paymentTooLarge],
    ['1.234', 'Enter a valid amount.'],
    ['-1', 'Enter a valid amount.'],
  ])('of %s is not taken, and says so', async (text, problem) => {
    const { user, money } = await openMoney(order)
    await user.click(await money.findByRole('button', { name: 'Take payment' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cash' }))
    const amount = dialog.getByRole('textbox', { name: /Amount \(AED\)/ })

    await user.clear(amount)
    await user.type(amount, text)

    expect(dialog.getByRole('alert').textContent).toBe(problem)
    expect(dialog.getByRole('button', { name: 'Record payment' }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each<[StaffRole, Partial<Order>]>([
    ['chief', {}],
    ['finance', {}],
    ['admin', {}],
    ['manager', { status: 'cancelled' }],
    ['manager', { status: 'merged', mergedInto: 8 }],
    ['waiter', { amountToBePaidOnline: 0 }],
  ])('is not asked of %s for an order that is %j', async (role, differences) => {
    const { money } = await openMoney({ ...order, ...differences }, { role })

    await money.findByRole('link', { name: 'Bill for Room 204' })
    expect(money.queryByRole('button', { name: 'Take payment' })).toBeNull()
  })
})
