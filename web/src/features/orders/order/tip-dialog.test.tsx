import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applyNow } from '#kit/live/live-rules.ts'
import { openMoney, pressed } from '#features/orders/testing/open-money.tsx'

const order = anOrder({ id: 7, status: 'delivered' })

describe('a tip', () => {
  it('is noted down by the floor, and stands apart from the price', async () => {
    const tipped = { ...order, version: 2, tipAmount: 5.5 }
    const { user, calls, money } = await openMoney(order, {
      role: 'waiter',
      answer: ({ method }) => (method === 'PATCH' ? Response.json(tipped) : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Add tip' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Tip for order #7, Room 204' }))

    await user.type(dialog.getByRole('textbox', { name: /Tip \(AED\)/ }), '5,5')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Save tip' })))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ tipAmount: 5.5 })
    expect((await money.findByText('Tip')).nextSibling?.textContent).toContain('5.50')
  })

  it.each([
    ['35.21', 'This exceeds the venue’s tip limit.'],
    ['1.234', 'Enter a valid amount.'],
    ['-1', 'Enter a valid amount.'],
    ['much', 'Enter a valid amount.'],
  ])('of %s is not taken, and says so', async (text, problem) => {
    const { user, money } = await openMoney(order)
    await user.click(await money.findByRole('button', { name: 'Add tip' }))
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.type(dialog.getByRole('textbox', { name: /Tip \(AED\)/ }), text)

    expect(dialog.getByRole('alert').textContent).toBe(problem)
    expect(dialog.getByRole('button', { name: 'Save tip' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('whose answer got lost is no longer asked for once the order says that it was noted down', async () => {
    const tipped = { ...order, version: 2, tipAmount: 5 }
    const { user, money } = await openMoney(order, {
      answer: ({ method }) => (method === 'PATCH' ? Response.error() : undefined),
    })
    await user.click(await money.findByRole('button', { name: 'Add tip' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByRole('textbox', { name: /Tip \(AED\)/ }), '5')
    await user.click(await pressed(dialog.getByRole('button', { name: 'Save tip' })))
    expect((await dialog.findByRole('alert')).textContent).toContain('No response from the server')

    act(() => applyNow(ordersPath, tipped))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('is taken away by an empty field', async () => {
    const { user, calls, money } = await openMoney(
      { ...order, tipAmount: 5 },
      { answer: ({ method }) => (method === 'PATCH' ? Response.json({ ...order, version: 2 }) : undefined) },
    )
    await user.click(await money.findByRole('button', { name: 'Change tip' }))
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.clear(dialog.getByRole('textbox', { name: /Tip \(AED\)/ }))
    await user.click(await pressed(dialog.getByRole('button', { name: 'Save tip' })))

    await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ tipAmount: 0 }))
  })
})
