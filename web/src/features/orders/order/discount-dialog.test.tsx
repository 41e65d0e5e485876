import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyNow } from '#kit/live/live-rules.ts'
import { openMoney, pressed } from '#features/orders/testing/open-money.tsx'
import { refusal } from '#features/orders/testing/open-screen.tsx'

const order = anOrder({ id: 7, status: 'delivered' })

describe('a discount', () => {
  it('is given by percentage and reason, after saying what the order will cost', async () => {
    const given = { ...order, version: 2, discountPercentage: 12.5, discountAmount: 4.4, orderPrice: 30.8 }
    const { user, calls, money } = await openMoney(order, {
      answer: ({ address }) => (address === '/v1/discount/order' ? Response.json(given) : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discount on order #7, Room 204' }))
    expect(dialog.getByRole('button', { name: 'Give discount' }).getAttribute('aria-disabled')).toBe('true')

    await user.type(dialog.getByRole('textbox', { name: 'Percentage' }), '١٢٫٥')
    await user.click(dialog.getByRole('radio', { name: 'Long wait' }))
    expect(dialog.getByText('New total').textContent).toContain('30.80')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Give discount' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ address }) => address === '/v1/discount/order')?.body).toEqual({
      id: 7,
      version: 1,
      discountPercentage: 12.5,
      reason: 'Long wait',
    })
    expect(await money.findByText('Discount (12.5%)')).toBeDefined()
    expect(money.getByRole('button', { name: 'Change discount' })).toBeDefined()
  })

  it.each(['101', '33.333', 'a tenth', '-5'])('is not given as %s, which is said at the field', async (text) => {
    const { user, money } = await openMoney(order)
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.type(dialog.getByRole('textbox', { name: 'Percentage' }), text)
    await user.click(dialog.getByRole('radio', { name: 'Regular guest' }))

    expect(dialog.getByRole('alert').textContent).toBe('Enter 0 to 100, with up to two decimals.')
    expect(dialog.getByRole('button', { name: 'Give discount' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('that is refused keeps what was typed, and says why', async () => {
    const { user, money } = await openMoney(order, {
      answer: ({ address }) =>
        address === '/v1/discount/order' ? refusal(409, { reason: 'billClosed', order }) : undefined,
    })
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '20%' }))
    await user.click(dialog.getByRole('radio', { name: 'Another reason' }))
    await user.type(dialog.getByRole('textbox', { name: 'Describe the reason' }), 'Cold soup')

    await user.click(await pressed(dialog.getByRole('button', { name: 'Give discount' })))

    expect((await dialog.findByRole('alert')).textContent).toBe('Refused')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe the reason' }).value).toBe('Cold soup')
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Percentage' }).value).toBe('20')
  })

  it('whose answer got lost is no longer asked for once the order says that it was given', async () => {
    const given = { ...order, version: 2, discountPercentage: 20, discountAmount: 7.04, orderPrice: 28.16 }
    const { user, money } = await openMoney(order, {
      answer: ({ address }) => (address === '/v1/discount/order' ? Response.error() : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Give discount' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '20%' }))
    await user.click(dialog.getByRole('radio', { name: 'Long wait' }))
    await user.click(await pressed(dialog.getByRole('button', { name: 'Give discount' })))
    expect((await dialog.findByRole('alert')).textContent).toContain('No response from the server')

    act(() => applyNow(ordersPath, given))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await money.findByText('Discount (20%)')).toBeDefined()
  })

  it('is taken away with a reason', async () => {
    const { user, calls, money } = await openMoney(
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
    await user.type(dialog.getByRole('textbox', { name: 'Describe the reason' }), 'By mistake')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Remove discount' })))

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
    const { money } = await openMoney({ ...order, ...differences }, { role })

    await money.findByRole('link', { name: 'Bill for Room 204' })
    expect(money.queryByRole('button', { name: 'Give discount' })).toBeNull()
  })
})
