import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { applyNow } from '#kit/live-rules.ts'
import { openScreen } from '#features/orders/testing/open-screen.tsx'

let close = () => {}

afterEach(() => close())

const order = anOrder({ id: 7, status: 'delivered' })

describe('a payment whose answer got lost', () => {
  const paid = { ...order, version: 2, amountPaidInCash: 17.6, amountToBePaidOnline: 17.6 }

  async function loseAnswer() {
    const opened = await openScreen({
      path: '/orders/7',
      role: 'manager',
      orders: [order],
      answer: ({ address }) => (address === '/v1/pay/order' ? Response.error() : undefined),
    })
    close = opened.close
    const takeHalf = async () => {
      await opened.user.click(await screen.findByRole('button', { name: 'Take payment' }))
      const dialog = within(await screen.findByRole('alertdialog'))
      expect(dialog.queryByRole('alert')).toBeNull()
      await opened.user.click(dialog.getByRole('button', { name: 'Cash' }))
      const amount = dialog.getByRole('textbox', { name: /Amount in AED/ })
      await opened.user.clear(amount)
      await opened.user.type(amount, '17.6')
      await opened.user.click(await pressed(dialog.getByRole('button', { name: 'Paid' })))
      await dialog.findByRole('alert')
      return dialog
    }
    const keys = () =>
      opened.calls
        .filter(({ address }) => address === '/v1/pay/order')
        .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    return { ...opened, takeHalf, keys }
  }

  it('was taken once the order says so, and as much again is another payment', async () => {
    const { takeHalf, keys } = await loseAnswer()
    await takeHalf()

    act(() => applyNow(ordersPath, paid))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const before = new Set(keys())
    await takeHalf()

    expect(before.size).toBe(1)
    expect(before.has(keys().at(-1)!)).toBe(false)
  })

  it('is no other one while nobody has heard of it, though the question was closed, and is one after that', async () => {
    const { user, takeHalf, keys } = await loseAnswer()
    await user.click((await takeHalf()).getByRole('button', { name: 'Go back' }))
    await user.click((await takeHalf()).getByRole('button', { name: 'Go back' }))
    const before = new Set(keys())

    act(() => applyNow(ordersPath, paid))
    await takeHalf()

    expect(before.size).toBe(1)
    expect(before.has(keys().at(-1)!)).toBe(false)
  })
})

async function pressed(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}
