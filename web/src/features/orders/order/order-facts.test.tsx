import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '#features/orders/testing/open-screen.tsx'
import { setLanguage } from '#kit/i18n/i18n.ts'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await setLanguage('en')
})

async function detailsOf(order: Partial<Order>) {
  close = (await openScreen({ path: '/orders/7', role: 'manager', orders: [anOrder({ id: 7, ...order })] })).close
  return within(await screen.findByRole('region', { name: /^(Details|التفاصيل)$/ }))
}

it('says where an order came from, as long as nobody changed it', async () => {
  const details = await detailsOf({ editSource: 'app' })

  expect(details.getByText('Source').nextSibling?.textContent).toBe('Guest app')
  expect(details.queryByText('Last edited in')).toBeNull()
})

it('says where an order was changed last, and not that it came from there', async () => {
  const details = await detailsOf({ editSource: 'dashboard' })

  expect(details.getByText('Last edited in').nextSibling?.textContent).toBe('Dashboard')
  expect(details.queryByText('Source')).toBeNull()
})

it('names the source of a guest’s order, and not the table that is in the title', async () => {
  await speak('ar')
  const details = await detailsOf({ createdBy: 'Guest at Room 204', createdByKind: 'guest' })

  expect(details.getByText('تطبيق الضيف')).toBeDefined()
  expect(details.queryByText(/Room 204/)).toBeNull()
})

it.each([
  ['Feedback', { feedback: 'happy' }, 'Happy'],
  ['Feedback', { feedback: 'neutral' }, 'Neutral'],
  ['Feedback', { feedback: 'sad' }, 'Sad'],
  ['Reward', { reward: 'earn' }, 'Earns points'],
  ['Reward', { reward: 'redeem' }, 'Redeems points'],
] as const)('says of %s of an order: %j is %s', async (name, order, text) => {
  const details = await detailsOf(order)

  expect(details.getByText(name).nextSibling?.textContent).toBe(text)
})

it('says nothing of what a guest was not asked', async () => {
  const details = await detailsOf({ feedback: null, reward: null })

  expect(details.getByText('Placed at')).toBeDefined()
  expect(details.queryByText('Feedback')).toBeNull()
  expect(details.queryByText('Reward')).toBeNull()
})
