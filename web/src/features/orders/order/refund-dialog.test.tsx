import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openMoney, pressed } from '#features/orders/testing/open-money.tsx'

const order = anOrder({ id: 7, status: 'delivered' })

describe('money that goes back', () => {
  const owing: Order = { ...order, status: 'cancelled', amountPaidOnline: 20, refundDue: 20 }

  it('is given back in cash or on a card, as much as is due', async () => {
    const back = { ...owing, version: 2, refundDue: 0, amountPaidInCash: -20 }
    const { user, calls, money } = await openMoney(owing, {
      answer: ({ address }) => (address === '/v1/refund/order' ? Response.json(back) : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Give refund' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Refund order #7, Room 204' }))
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /Amount \(AED\)/ })
    expect(amount.value).toBe('20.00')
    expect(
      dialog.getByRole('group', { name: 'Refunded with: choose cash or card' }).contains(document.activeElement),
    ).toBe(true)
    expect(dialog.getByText('choose cash or card')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Cash' }))
    expect(dialog.queryByText('choose cash or card')).toBeNull()
    await user.clear(amount)
    await user.type(amount, '20.01')
    expect(dialog.getByRole('alert').textContent).toBe(orderErrors.refundAboveDue)
    await user.clear(amount)
    await user.type(amount, '20')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Record refund' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ address }) => address === '/v1/refund/order')?.body).toEqual({
      id: 7,
      kind: 'cash',
      amount: 20,
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect((await money.findByText(/^Paid in cash/)).nextSibling?.textContent).toContain('-AED')
    expect(money.queryByText('Remaining')).toBeNull()
    expect(money.queryByRole('button', { name: 'Give refund' })).toBeNull()
  })

  it.each<[StaffRole, Partial<Order>]>([
    ['waiter', {}],
    ['orderTaker', {}],
    ['finance', {}],
    ['manager', { refundDue: 0 }],
  ])('is not asked of %s for an order that is %j', async (role, differences) => {
    const { money } = await openMoney({ ...owing, ...differences }, { role })

    await money.findByRole('link', { name: 'Bill for Room 204' })
    expect(money.queryByRole('button', { name: 'Give refund' })).toBeNull()
  })
})
