import { screen, within } from '@testing-library/react'
import { afterEach } from 'vitest'
import { openScreen } from '#features/orders/testing/open-screen.tsx'

let close = () => {}

/** Closes the list after each test of the file that calls this. */
export function closeListAfterEach(): void {
  afterEach(() => close())
}

type Options = Partial<Parameters<typeof openScreen>[0]>

/** Opens the board of open orders. */
export async function openOrderList(options: Options) {
  const opened = await openEmptyList(options)
  await screen.findByRole('region', { name: /In Queue/ })
  return opened
}

/** Opens the board without waiting for orders. */
export async function openEmptyList(options: Options) {
  const opened = await openScreen({ path: '/orders/list', role: 'manager', orders: [], ...options })
  close = opened.close
  return opened
}

export function column(name: string): ReturnType<typeof within> {
  return within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
}
