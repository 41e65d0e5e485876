import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openScreen } from '#features/orders/testing/open-screen.tsx'
import { hearNews } from '#kit/testing/hear-news.ts'

let close = () => {}
let press = async (_name: string) => {}

afterEach(() => close())

async function openKitchen(orders: readonly Order[], answer?: Parameters<typeof openScreen>[0]['answer']) {
  const opened = await openScreen({ path: '/orders/kitchenorders', role: 'chief', orders, answer })
  close = opened.close
  press = (name) => opened.user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('group', { name: 'Tickets' }))
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000 - 1_000).toISOString()
}

/** A ticket's head is 80 pixels high, each line 40, its button 52. */
function heightWithLines(this: HTMLElement): number {
  if (this.matches('[data-line]')) return 40
  const lines = 40 * this.querySelectorAll('[data-line]').length
  if (this.matches('[data-rest]')) return 36 + lines + 52
  const rest = 40 * this.querySelectorAll('[data-rest] [data-line]').length
  if (this.localName === 'article') return 80 + lines - rest + (rest > 0 ? 28 : 52)
  return this.localName === 'header' ? 80 : 52
}

function ticketsOf(count: number): Order[] {
  return Array.from({ length: count }, (_, index) =>
    anOrder({ id: index + 1, table: `Room ${index + 1}`, status: 'inprogress', acceptedAT: minutesAgo(60 - index) }),
  )
}

describe('the kitchen', () => {
  it('hangs tickets in columns, the oldest first, and reads them in that order', async () => {
    const tickets = await openKitchen(ticketsOf(8))

    expect(tickets.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((room) => `Room ${room}`),
    )
    expect(screen.queryByRole('button', { name: /more ticket/ })).toBeNull()
  })

  it('says how many tickets are out of sight, how old the oldest of them is, and how many are late', async () => {
    await openKitchen(ticketsOf(40))

    // Five columns of four tickets have room: 900 pixels high, with tickets of 200.
    expect(screen.getByRole('button', { name: /^20 more tickets, oldest 40.mins · 20 late$/ })).toBeDefined()
  })

  it('keeps what guests asked for in sight on a ticket whose lines scroll, and says it once on others', async () => {
    const [short, long] = ticketsOf(2) as [Order, Order]
    const nuts = aCartLine({ comment: 'Allergic to nuts' })
    const tickets = await openKitchen([
      { ...short, cart: [nuts] },
      { ...long, cart: Array.from({ length: 30 }, () => nuts) },
    ])

    const [first, second] = tickets.getAllByRole('article').map((ticket) => ticket.querySelector('header'))
    expect(second?.textContent).toContain(': Allergic to nuts')
    expect(first?.textContent).not.toContain('Allergic to nuts')
    expect(within(second!).getAllByText(/Allergic to nuts/)).toHaveLength(1)
  })

  it('goes on with a ticket at the top of the next column where there are more than the screen shows', async () => {
    const [first, ...others] = ticketsOf(12) as [Order, ...Order[]]
    const tickets = await openKitchen([first])
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightWithLines)

    for (const order of others)
      await hearNews(ordersPath, { ...order, cart: Array.from({ length: 12 }, () => aCartLine()) })

    const [, , whole, split] = tickets.getAllByRole('article')
    // 276 of 900 pixels are left below the third.
    expect(split?.textContent).toContain('8 more lines')
    // By itself, so that a long name is cut at its own end, and not what follows it.
    expect(within(split!).getByRole('link', { name: 'Room 4 continued' }).querySelector('bdi')?.textContent).toBe(
      'Room 4',
    )
    expect(
      within(split!)
        .getAllByRole('list')
        .map(({ children }) => children.length),
    ).toEqual([4, 8])
    expect(within(split!).getAllByRole('button')).toHaveLength(1)
    expect(whole?.textContent).not.toContain('continued')
  })

  it('keeps the focus on the button of a ticket that is in one piece again', async () => {
    const [first, ...others] = ticketsOf(12) as [Order, ...Order[]]
    const tickets = await openKitchen([first])
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightWithLines)
    for (const order of others)
      await hearNews(ordersPath, { ...order, cart: Array.from({ length: 12 }, () => aCartLine()) })
    const fourth = () => tickets.getAllByRole('article').find(({ dataset }) => dataset.order === '4')!
    const button = within(fourth()).getByRole('button')
    button.focus()

    await hearNews(ordersPath, { ...others[1]!, version: 9, status: 'ontheway', updatedAt: new Date().toISOString() })

    await waitFor(() => expect(fourth().textContent).not.toContain('more lines'))
    expect(document.activeElement).toBe(button)
  })

  it('draws no more than what is in sight and next to it, however much there is to cook', async () => {
    const tickets = await openKitchen(ticketsOf(200))

    const drawn = tickets.getAllByRole('article').length

    expect(drawn).toBeGreaterThanOrEqual(20)
    expect(drawn).toBeLessThanOrEqual(40)
  })

  it('says in words what a guest asked for', async () => {
    const cart = [aCartLine({ comment: 'Allergic to nuts' })]

    const tickets = await openKitchen([anOrder({ status: 'inprogress', acceptedAT: minutesAgo(2), cart })])

    expect(tickets.getByText('Allergic to nuts')).toBeDefined()
  })

  it('keeps a ticket that was delivered without being called ready, struck out, with who did it', async () => {
    const [order] = ticketsOf(1) as [Order]
    const tickets = await openKitchen([order])
    const by = { by: 'Grace Achieng', byKind: 'staff' as const, byId: 6, at: new Date().toISOString() }

    await hearNews(ordersPath, {
      ...order,
      version: 2,
      status: 'delivered',
      lastAct: { act: 'deliver', fromStatus: 'inprogress', ...by },
    })

    expect(tickets.getByText('Delivered by Grace Achieng, not called ready')).toBeDefined()
    expect(tickets.queryByRole('button', { name: /ready: order/ })).toBeNull()
    expect(screen.getByText('0')).toBeDefined()
  })

  it('says who cancelled a ticket that was being cooked', async () => {
    const [order] = ticketsOf(1) as [Order]
    const tickets = await openKitchen([order])
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }

    await hearNews(ordersPath, {
      ...order,
      version: 2,
      status: 'cancelled',
      lastAct: { act: 'cancel', fromStatus: 'inprogress', ...by },
    })

    expect(tickets.getByText('Cancelled by Layla Haddad')).toBeDefined()
  })

  it('counts neither minutes nor lateness on a ticket that is struck out', async () => {
    const by = { by: 'Grace Achieng', byKind: 'staff' as const, byId: 6, at: new Date().toISOString() }
    const [order] = ticketsOf(1) as [Order]
    const tickets = await openKitchen([order])

    await hearNews(ordersPath, {
      ...order,
      version: 2,
      status: 'delivered',
      lastAct: { act: 'deliver', fromStatus: 'inprogress', ...by },
    })

    const ticket = within(tickets.getByRole('article'))
    expect(ticket.queryByText(/^0.min/)).toBeNull()
    expect(ticket.queryByText(/^by |^Late/)).toBeNull()
  })

  it('keeps it struck out also where the screen is opened meanwhile', async () => {
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }
    const cancelled = anOrder({ status: 'cancelled', lastAct: { act: 'cancel', fromStatus: 'inprogress', ...by } })

    const tickets = await openKitchen([cancelled])

    expect(tickets.getByText('Cancelled by Layla Haddad')).toBeDefined()
  })

  it('has a ticket once that was cancelled, and brought back by who did it', async () => {
    const [order] = ticketsOf(1) as [Order]
    const tickets = await openKitchen([order])
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }

    await hearNews(ordersPath, {
      ...order,
      version: 2,
      status: 'cancelled',
      lastAct: { act: 'cancel', fromStatus: 'inprogress', ...by },
    })
    await hearNews(ordersPath, { ...order, version: 3, lastAct: { act: 'undo', fromStatus: 'cancelled', ...by } })

    expect(tickets.getAllByRole('article')).toHaveLength(1)
    expect(tickets.queryByText('Cancelled by Layla Haddad')).toBeNull()
  })

  it('takes no press for a moment on tickets that have moved up because somebody else called one ready', async () => {
    const orders = ticketsOf(3)
    const tickets = await openKitchen(orders)
    const isShielded = (name: string) => tickets.getByText(name).closest('[data-just-came=""]') !== null

    await hearNews(ordersPath, { ...orders[1]!, version: 2, status: 'ontheway' })

    expect([isShielded('Room 1'), isShielded('Room 3')]).toEqual([false, true])
    await waitFor(() => expect(isShielded('Room 3')).toBe(false))
  })

  it('recalls a ticket that was called ready by mistake', async () => {
    const [cooking, ready] = [...ticketsOf(1), anOrder({ id: 9, table: 'Room 9', status: 'ontheway' })] as [
      Order,
      Order,
    ]
    const recalled = { ...ready, version: 2, status: 'inprogress' as const, acceptedAT: minutesAgo(1) }
    const tickets = await openKitchen([cooking, ready], ({ address }) =>
      address === '/v1/recall/order' ? Response.json(recalled) : undefined,
    )

    await press('Recall order #9, Room 9, to the kitchen')

    expect(await tickets.findByRole('link', { name: 'Room 9' })).toBeDefined()
  })

  it('shows whole entries of what is ready in one line, and the others at a press', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) < 2 ? 4 : 56
    })
    const ready = Array.from({ length: 5 }, (_, index) => anOrder({ id: index + 1, status: 'ontheway' }))
    await openKitchen([...ticketsOf(1).map((order) => ({ ...order, id: 90 })), ...ready])
    const recalls = () =>
      screen.getAllByRole('button', { name: /^Recall order/ }).filter((button) => button.closest('[inert]') === null)

    expect(recalls()).toHaveLength(2)
    await press('+ 3 more')
    expect(recalls()).toHaveLength(5)
    await press('Show fewer')

    expect(recalls()).toHaveLength(2)
    vi.restoreAllMocks()
  })

  it('says that a guest asks to cancel what is being cooked', async () => {
    const [order] = ticketsOf(1) as [Order]

    const tickets = await openKitchen([{ ...order, cancelAskedAt: minutesAgo(1) }])

    expect(tickets.getByText('Guest asks to cancel')).toBeDefined()
  })
})
