import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '#features/orders/testing/open-screen.tsx'

let close = () => {}

afterEach(() => close())

const orders = [
  anOrder({ id: 1, table: 'Room 1', status: 'ontheway' }),
  anOrder({ id: 2, table: 'Room 2', status: 'delivered' }),
]

describe("the waiter's orders", () => {
  it('stand beside each other by how they stand, where there is room for it', async () => {
    const { close: end } = await openScreen({ path: '/orders/active', role: 'waiter', orders })
    close = end

    const columns = await screen.findAllByRole('region')

    expect(columns.map((column) => within(column).getByRole('heading', { level: 2 }).textContent)).toEqual([
      expect.stringMatching(/^Ready 1\b/),
      expect.stringMatching(/^In Progress 0\b/),
      expect.stringMatching(/^Delivered 1\b/),
    ])
    expect(within(columns[0]!).getByRole('link', { name: 'Room 1' })).toBeDefined()
    expect(within(columns[2]!).getByRole('link', { name: 'Room 2' })).toBeDefined()
  })
})

describe("the waiter's counts", () => {
  it('are tabs: one shows what stands so alone, and again all', async () => {
    const {
      user,
      router,
      close: end,
    } = await openScreen({ path: '/orders/active', role: 'waiter', orders, width: 700 })
    close = end
    const delivered = await screen.findByRole('button', { name: /^Delivered 1/ })

    await user.click(delivered)
    expect(screen.queryByRole('link', { name: 'Room 1' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Room 2' })).toBeDefined()
    expect(router.state.location.search).toBe('?show=delivered')

    await user.click(delivered)
    expect(screen.getByRole('link', { name: 'Room 1' })).toBeDefined()
    expect(router.state.location.search).toBe('')
  })
})
