import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
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

describe("the waiter's rows", () => {
  it('have what guests said in full: an allergy after that word, and each other comment', async () => {
    const comments = ['No nuts', 'Without shellfish, I am allergic', 'Half a portion', 'Sauce on the side']
    const cart = comments.map((comment, index) => aCartLine({ itemId: index, comment }))
    const order = anOrder({ id: 1, table: 'Room 1', status: 'ontheway', cart })
    const { close: end } = await openScreen({ path: '/orders/active', role: 'waiter', orders: [order], width: 390 })
    close = end

    const row = within((await screen.findByRole('link', { name: 'Room 1' })).closest('article')!)

    expect(row.getByText('No nuts · Without shellfish, I am allergic')).toBeDefined()
    expect(row.getByText('Half a portion · Sauce on the side')).toBeDefined()
  })

  it('name the delivery of an order that is still being cooked otherwise than of a ready one', async () => {
    const cooking = anOrder({ id: 3, table: 'Room 3', status: 'inprogress' })
    const { close: end } = await openScreen({ path: '/orders/active', role: 'waiter', orders: [...orders, cooking] })
    close = end

    expect((await screen.findByRole('button', { name: 'Deliver order #1, Room 1' })).textContent).toBe('Deliver')
    expect(screen.getByRole('button', { name: 'Deliver anyway: order #3, Room 3' }).textContent).toBe('Deliver anyway')
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
