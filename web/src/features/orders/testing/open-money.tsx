import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import { openScreen, type ScreenCall } from '#features/orders/testing/open-screen.tsx'

type Opening = { role?: StaffRole; answer?: (call: ScreenCall) => Response | undefined }

/** Opens the page of an order for the duration of a test, and its money section. */
export async function openMoney(order: Order, { role = 'manager', answer }: Opening = {}) {
  const { close, ...opened } = await openScreen({ path: `/orders/${order.id}`, role, orders: [order], answer })
  onTestFinished(close)
  const money = within(await screen.findByRole('region', { name: 'Payment' }))
  return { ...opened, money }
}

/** Waits until a button can be pressed, and returns it. */
export async function pressed(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}
