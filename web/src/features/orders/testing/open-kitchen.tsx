import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, screen, within } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { openScreen } from '#features/orders/testing/open-screen.tsx'
import { secondTapMs } from '#kit/device/layout-freeze.ts'

export type KitchenAnswer = Parameters<typeof openScreen>[0]['answer']

/** Opens the kitchen's screen for the duration of a test, and its tickets. */
export async function openKitchen(orders: readonly Order[], answer?: KitchenAnswer, width?: number) {
  const { user, close } = await openScreen({ path: '/orders/kitchenorders', role: 'chief', orders, answer, width })
  onTestFinished(close)
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return { tickets: within(await screen.findByRole('group', { name: 'Tickets' })), press }
}

export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000 - 1_000).toISOString()
}

/** Returns this many tickets, the oldest first. */
export function ticketsOf(count: number): Order[] {
  return Array.from({ length: count }, (_, index) =>
    anOrder({ id: index + 1, table: `Room ${index + 1}`, status: 'inprogress', acceptedAT: minutesAgo(60 - index) }),
  )
}

/** Waits until a ticket that has got its digit takes a key. */
export async function afterGuard(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, secondTapMs + 50)))
}
