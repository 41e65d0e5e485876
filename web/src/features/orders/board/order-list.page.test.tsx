import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  closeListAfterEach,
  column,
  openEmptyList,
  openOrderList as openScreen,
} from '#features/orders/testing/open-order-list.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'

closeListAfterEach()
afterEach(() => void vi.useRealTimers())

describe('the board of open orders', () => {
  it('shows each order in its column, with the counts', async () => {
    await openScreen({
      orders: [anOrder({ id: 1 }), anOrder({ id: 2, table: 'Room 301', status: 'ontheway' })],
    })

    expect(column('In Queue').getByRole('link', { name: 'Room 204' })).toBeDefined()
    expect(column('In Progress').getByRole('link', { name: 'Room 301' })).toBeDefined()
    expect(column('In Progress').getByText('Ready')).toBeDefined()
    expect(screen.getByRole('region', { name: /^In Queue 1\b/ })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Delivered 0' })).toBeDefined()
  })

  it('says that a search hides orders, and of how many', async () => {
    const { user } = await openScreen({
      path: '/orders/list?q=%232',
      orders: [anOrder({ id: 1 }), anOrder({ id: 2 }), anOrder({ id: 3, status: 'ontheway' })],
    })

    expect(screen.getByRole('region', { name: /^In Queue 1 of 2\b/ })).toBeDefined()
    expect(column('In Progress').getByText('No matching orders.')).toBeDefined()
    expect(column('Delivered').getByText('No delivered orders to complete.')).toBeDefined()
    const bar = within(screen.getByRole('group', { name: 'Filtered:' }))
    expect(bar.getByText(/1 of 3/)).toBeDefined()

    await user.click(bar.getByRole('button', { name: 'Show all' }))

    expect(await screen.findByRole('region', { name: /^In Queue 2\b/ })).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Filtered:' })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('says that a column is empty', async () => {
    await openScreen({})

    expect(column('In Queue').getByText('The queue is empty.')).toBeDefined()
  })

  it('counts the orders that became late, also since they are shown, until they have moved on', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
    const createdAt = new Date().toISOString()
    await openScreen({ orders: [anOrder({ id: 1, createdAt })] })
    expect(column('In Queue').queryByText(/\d late/)).toBeNull()

    vi.setSystemTime(Date.now() + 10 * 60_000)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(column('In Queue').getByText('1 late')).toBeDefined()

    // It was due before the other one, but is received after it.
    await receiveEvent(ordersPath, anOrder({ id: 2 }))
    expect(column('In Queue').getByText('2 late')).toBeDefined()

    const acceptedAT = new Date().toISOString()
    await receiveEvent(ordersPath, anOrder({ id: 1, version: 9, createdAt, status: 'inprogress', acceptedAT }))
    expect(column('In Queue').getByText('1 late')).toBeDefined()
    expect(column('In Progress').queryByText(/\d late/)).toBeNull()
  })

  it('shows a new order by itself', async () => {
    await openScreen({})

    await receiveEvent(ordersPath, anOrder({ id: 8, table: 'Room 512' }))

    expect(column('In Queue').getByRole('link', { name: 'Room 512' })).toBeDefined()
  })

  it('moves an order on when somebody else accepts it, and lets it go when it is completed', async () => {
    await openScreen({ orders: [anOrder({ id: 1 })] })

    await receiveEvent(
      ordersPath,
      anOrder({ id: 1, version: 2, status: 'inprogress', acceptedAT: '2026-03-04T08:01:00.000Z' }),
    )
    expect(column('In Queue').queryByText('Room 204')).toBeNull()
    expect(column('In Progress').getByText('Room 204')).toBeDefined()

    await receiveEvent(ordersPath, anOrder({ id: 1, version: 3, status: 'completed' }))
    expect(screen.queryByText('Room 204')).toBeNull()
  })

  it('shows nothing of another venue', async () => {
    await openScreen({})

    await receiveEvent(ordersPath, anOrder({ id: 9, restaurantId: 2, table: 'Table 7' }))

    expect(screen.queryByText('Table 7')).toBeNull()
  })

  it('does not lose an order that is told while the list is being fetched', async () => {
    const late = anOrder({ id: 5, version: 2, status: 'inprogress', table: 'Room 101' })
    let answerList = (_: Response) => {}
    const list = new Promise<Response>((resolve) => (answerList = resolve))
    const opened = await openEmptyList({
      answer: ({ address }) => {
        // The type of an answer is a response, but a promise of one works with fetch too.
        return address.startsWith('/v1/order?') ? (list as unknown as Response) : undefined
      },
    })
    await waitFor(() => expect(opened.calls.some(({ address }) => address.startsWith('/v1/order?'))).toBe(true))

    await receiveEvent(ordersPath, late)
    answerList(Response.json([anOrder({ id: 5, version: 1, table: 'Room 101' })]))

    await screen.findByRole('region', { name: 'In Progress 1' })
    expect(column('In Progress').getByText('Room 101')).toBeDefined()
  })

  it('finds a room by the text in the address', async () => {
    const orders = [anOrder({ id: 1 }), anOrder({ id: 2, table: 'Room 301' })]
    const { user, router } = await openScreen({ path: '/orders/list?q=301', orders })
    expect(screen.queryByText('Room 204')).toBeNull()

    await user.clear(screen.getByRole('searchbox'))

    await screen.findByText('Room 204')
    expect(router.state.location.search).toBe('')
  })

  it('keeps the focused search field of a narrow window when its last letter is deleted', async () => {
    const { user } = await openScreen({ path: '/orders/list?q=3', orders: [anOrder({ id: 1 })], width: 800 })
    const field = screen.getByRole('searchbox')

    await user.type(field, '{Backspace}')

    await screen.findByText('Room 204')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))

    await user.tab()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

describe('the choices of a board', () => {
  const now = Date.now()
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  const orders = [
    anOrder({ id: 1, table: 'Room 101', createdAt: minutesAgo(30) }),
    anOrder({ id: 2, table: 'Room 102', createdAt: minutesAgo(1) }),
    anOrder({
      id: 3,
      table: 'Room 103',
      status: 'ontheway',
      cookedAt: minutesAgo(1),
      acceptedByKind: 'staff',
      acceptedById: 4,
    }),
  ]
  const places = () => screen.getAllByRole('link', { name: /^Room 10/ }).map(({ textContent }) => textContent)

  it('show only late orders, or those that the user accepted, and all again', async () => {
    const { user, router } = await openScreen({ orders })
    const choices = within(screen.getByRole('group', { name: 'Show orders' }))

    await user.click(choices.getByRole('button', { name: 'Late 1' }))
    expect(places()).toEqual(['Room 101'])
    expect(router.state.location.search).toBe('?only=late')

    await user.click(choices.getByRole('button', { name: 'Mine 1' }))
    expect(places()).toEqual(['Room 103'])

    await user.click(choices.getByRole('button', { name: 'All 3' }))
    expect(places()).toHaveLength(3)
    expect(router.state.location.search).toBe('')
  })

  it('show all orders to people who accept none, also at an address with the choice of their own', async () => {
    await openScreen({ orders, role: 'organization', path: '/orders?only=mine' })

    const choices = within(screen.getByRole('group', { name: 'Show orders' }))
    expect(choices.queryByRole('button', { name: /^Mine/ })).toBeNull()
    expect(choices.getByRole('button', { name: 'All 3' }).getAttribute('aria-pressed')).toBe('true')
    expect(places()).toHaveLength(3)
  })
})

describe('the density of the cards', () => {
  it('is chosen on the device, and compact on small screens until then', async () => {
    const cart = [1, 2, 3, 4, 5].map((itemId) => aCartLine({ itemId, comment: '' }))
    const { user } = await openScreen({ orders: [anOrder({ cart })] })
    const compact = screen.getByRole('button', { name: 'Compact' })
    expect(compact.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('+ 2 more lines')).toBeDefined()

    await user.click(compact)

    expect(compact.getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByText('+ 2 more lines')).toBeNull()
    expect(localStorage.getItem('brigade-card-density')).toBe('comfortable')
    await user.click(compact)
  })
})

describe('the buttons of a card', () => {
  const edits = [1, 2, 3].map((id) => `Edit order #${id}, Room 204`)

  it.each([
    [
      'manager',
      ['Accept order #1, Room 204', 'Mark ready: order #2, Room 204', 'Mark complete: order #3, Room 204'],
      edits,
    ],
    [
      'orderTaker',
      ['Accept order #1, Room 204', 'Deliver anyway: order #2, Room 204', 'Mark complete: order #3, Room 204'],
      edits,
    ],
    ['organization', [], []],
  ] as const)(
    'are what a %s may do: the next step, and the others once they are unfolded',
    async (role, steps, others) => {
      const path = role === 'organization' ? '/orders' : '/orders/list'
      const orders = (['incoming', 'inprogress', 'delivered'] as const).map((status, index) =>
        anOrder({ id: index + 1, status }),
      )
      await openScreen({ role, path, orders })

      const more = screen.queryAllByRole('button', { name: /^More actions: / })
      const names = () =>
        screen
          .queryAllByRole('button', { name: /order #/ })
          .filter((button) => !more.includes(button))
          .map((button) => button.getAttribute('aria-label'))
      expect(new Set(names())).toEqual(new Set(steps))

      for (const button of more) fireEvent.click(button)

      expect(new Set(names())).toEqual(new Set([...steps, ...others]))
    },
  )
})

it('has an order edited over the list that it stands in', async () => {
  const { user, router } = await openScreen({ orders: [anOrder({ id: 7 })], path: '/orders/list?q=204' })

  await user.click(await screen.findByRole('button', { name: 'More actions: order #7, Room 204' }))
  await user.click(screen.getByRole('button', { name: 'Edit order #7, Room 204' }))

  expect(router.state.location.search).toBe('?q=204&tool=updateOrder&order=7')
})

describe('the keyboard', () => {
  it('goes from card to card, accepts, and stays where it worked', async () => {
    const { user } = await openScreen({
      orders: [1, 2, 3].map((id) => anOrder({ id, table: `Room 10${id}` })),
      answer: ({ address, body }) =>
        address === '/v1/accept/order'
          ? Response.json(anOrder({ ...(body as { id: number }), version: 2, status: 'inprogress', table: 'Room 102' }))
          : undefined,
    })

    await user.keyboard('{Alt>}j{/Alt}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Room 101'))
    await user.keyboard('{Alt>}j{/Alt}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Room 102'))

    await user.keyboard('{Alt>}a{/Alt}')
    await waitFor(() => expect(column('In Progress').getByText('Room 102')).toBeDefined())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Room 103'))

    await user.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('Room 101')
  })
})

describe('a board that cannot be fetched', () => {
  it('says why and offers to try again', async () => {
    let isDown = true
    const opened = await openEmptyList({
      orders: [anOrder({ id: 1 })],
      answer: ({ address }) =>
        isDown && address.startsWith('/v1/order?')
          ? Response.json({ message: 'Not for you.', code: 403, className: 'forbidden' }, { status: 403 })
          : undefined,
    })
    await screen.findByText('Not for you.')

    isDown = false
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('Room 204')).toBeDefined()
  })
})
