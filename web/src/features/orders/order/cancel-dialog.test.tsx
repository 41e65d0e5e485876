import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '#features/orders/testing/open-screen.tsx'

let close = () => {}

afterEach(() => close())

const reason = 'Ordered twice by mistake'

/** Opens the page of an order, and asks to cancel it. */
async function askToCancel(cancelReason: string) {
  const cancelled = anOrder({ id: 63, version: 2, status: 'cancelled', cancelReason })
  const { user, calls, ...opened } = await openScreen({
    path: '/orders/63',
    role: 'manager',
    orders: [anOrder({ id: 63 })],
    answer: ({ method }) => (method === 'PATCH' ? Response.json(cancelled) : undefined),
  })
  close = opened.close
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel order #63 for Room 204?' }))
  return { user, question, sent: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body) }
}

it('needs a reason, and starts at the usual ones', async () => {
  const { user, question, sent } = await askToCancel('Guest left')
  expect(document.activeElement).toBe(question.getByRole('radio', { name: 'Sold out' }))
  await user.click(question.getByRole('button', { name: 'Cancel order' }))
  expect(sent()).toEqual([])

  await user.click(question.getByRole('radio', { name: 'Guest left' }))
  await user.click(question.getByRole('button', { name: 'Cancel order' }))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toEqual([{ status: 'cancelled', cancelReason: 'Guest left' }])
})

it('takes a reason that is typed, which the page of the order then tells', async () => {
  const { user, question, sent } = await askToCancel(reason)
  await user.click(question.getByRole('radio', { name: 'Another reason' }))
  await user.type(question.getByRole('textbox', { name: 'Describe the reason' }), reason)

  await user.click(question.getByRole('button', { name: 'Cancel order' }))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toEqual([{ status: 'cancelled', cancelReason: reason }])
  const details = within(screen.getByRole('region', { name: 'Details' }))
  expect(await details.findByText(reason)).toBeDefined()
  expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})
