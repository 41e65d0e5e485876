import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  afterGuard,
  type KitchenAnswer,
  minutesAgo,
  openKitchen,
  ticketsOf,
} from '#features/orders/testing/open-kitchen.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { paces, typeScan } from '#kit/testing/scans.ts'

afterEach(() => vi.restoreAllMocks())

/** Returns the height of a part of a ticket: its head is 80 pixels high, each line 40, its button 52. */
function heightWithLines(this: HTMLElement): number {
  if (this.matches('[data-line]')) return 40
  const lines = 40 * this.querySelectorAll('[data-line]').length
  if (this.matches('[data-rest]')) return 36 + lines + 52
  const rest = 40 * this.querySelectorAll('[data-rest] [data-line]').length
  if (this.localName === 'article') return 80 + lines - rest + (rest > 0 ? 28 : 52)
  return this.localName === 'header' ? 80 : 52
}

/** Collects the orders that the screen asks to mark ready. */
function markedReady() {
  const ids: number[] = []
  const answer: KitchenAnswer = ({ address }) => {
    const [, id] = /^\/v1\/order\/(\d+)/.exec(address) ?? []
    if (id === undefined) return undefined
    ids.push(Number(id))
    return Response.json({ ...ticketsOf(9)[Number(id) - 1], version: 2, status: 'ontheway' })
  }
  return { ids, answer }
}

function pressKey(init: KeyboardEventInit): void {
  fireEvent.keyDown(document.body, init)
}

describe('the kitchen', () => {
  it('hangs tickets in columns, the oldest first, and reads them in that order', async () => {
    const { tickets } = await openKitchen(ticketsOf(8))

    expect(tickets.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((room) => `Room ${room}`),
    )
    expect(screen.queryByRole('button', { name: /more ticket/ })).toBeNull()
  })

  it('says how many tickets are out of sight, and how late the worst of them is', async () => {
    await openKitchen(ticketsOf(40))

    // There is room for five columns of four tickets: 900 pixels, with tickets of 200.
    expect(screen.getByRole('button', { name: /^20 more · late \d+$/ })).toBeDefined()
    expect(screen.getByText('40 tickets')).toBeDefined()
  })

  it('says how old the oldest ticket out of sight is, if none of them is late', async () => {
    await openKitchen(ticketsOf(40).map((order) => ({ ...order, acceptedAT: minutesAgo(3) })))

    expect(screen.getByRole('button', { name: /^20 more · oldest 3.min$/ })).toBeDefined()
  })

  it('says once on a ticket how late it is, and not how long it was cooked', async () => {
    const { tickets } = await openKitchen([anOrder({ status: 'inprogress', acceptedAT: minutesAgo(50) })])

    const words = tickets.getByRole('article').textContent
    expect(tickets.getAllByText(/late/i).map(({ textContent }) => textContent)).toEqual(['Late by 35 min', 'late 35'])
    expect(words).not.toMatch(/50.min/)
  })

  it('keeps what guests asked for in sight on a ticket whose lines scroll, and says it once on others', async () => {
    const [short, long] = ticketsOf(2) as [Order, Order]
    const nuts = aCartLine({ comment: 'Allergic to nuts' })
    const { tickets } = await openKitchen([
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
    const { tickets } = await openKitchen([first])
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightWithLines)

    for (const order of others)
      await receiveEvent(ordersPath, { ...order, cart: Array.from({ length: 12 }, () => aCartLine()) })

    const [, , whole, split] = tickets.getAllByRole('article')
    // Below the third, 276 of 900 pixels are left.
    expect(split?.textContent).toContain('8 more lines')
    // In an element of its own: a long name is cut at its own end, and the text after it is not.
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
    const { tickets } = await openKitchen([first])
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightWithLines)
    for (const order of others)
      await receiveEvent(ordersPath, { ...order, cart: Array.from({ length: 12 }, () => aCartLine()) })
    const fourth = () => tickets.getAllByRole('article').find(({ dataset }) => dataset.order === '4')!
    const button = within(fourth()).getByRole('button')
    button.focus()

    await receiveEvent(ordersPath, {
      ...others[1]!,
      version: 9,
      status: 'ontheway',
      updatedAt: new Date().toISOString(),
    })

    await waitFor(() => expect(fourth().textContent).not.toContain('more lines'))
    expect(document.activeElement).toBe(button)
  })

  it('draws no more than what is in sight and next to it, however much there is to cook', async () => {
    const { tickets } = await openKitchen(ticketsOf(200))

    const drawn = tickets.getAllByRole('article').length

    expect(drawn).toBeGreaterThanOrEqual(20)
    expect(drawn).toBeLessThanOrEqual(40)
  })

  it('says in words what a guest asked for', async () => {
    const cart = [aCartLine({ comment: 'Allergic to nuts' })]

    const { tickets } = await openKitchen([anOrder({ status: 'inprogress', acceptedAT: minutesAgo(2), cart })])

    expect(tickets.getByText('Allergic to nuts')).toBeDefined()
  })

  it('keeps a ticket that was delivered without being called ready, struck out, with who did it', async () => {
    const [order] = ticketsOf(1) as [Order]
    const { tickets } = await openKitchen([order])
    const by = { by: 'Grace Achieng', byKind: 'staff' as const, byId: 6, at: new Date().toISOString() }

    await receiveEvent(ordersPath, {
      ...order,
      version: 2,
      status: 'delivered',
      lastAct: { act: 'deliver', fromStatus: 'inprogress', ...by },
    })

    expect(tickets.getByText('Delivered by Grace Achieng before it was marked ready')).toBeDefined()
    expect(tickets.queryByRole('button', { name: /ready: order/ })).toBeNull()
    expect(screen.getByText('0 tickets')).toBeDefined()
  })

  it('says who cancelled a ticket that was being cooked', async () => {
    const [order] = ticketsOf(1) as [Order]
    const { tickets } = await openKitchen([order])
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }

    await receiveEvent(ordersPath, {
      ...order,
      version: 2,
      status: 'cancelled',
      lastAct: { act: 'cancel', fromStatus: 'inprogress', ...by },
    })

    expect(tickets.getByText('Cancelled by Layla Haddad')).toBeDefined()
  })

  it('names only the dishes of a ticket that is struck out, and who did it, where there is one column', async () => {
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }
    const cart = [aCartLine({ comment: 'Allergic to nuts', itemQty: 2 }), aCartLine()]
    const lastAct = { act: 'cancel' as const, fromStatus: 'inprogress' as const, ...by }
    const { tickets } = await openKitchen([anOrder({ status: 'cancelled', cart, lastAct })], undefined, 390)

    const ticket = within(tickets.getByRole('article'))
    expect(ticket.getByText('Cancelled by Layla Haddad')).toBeDefined()
    expect(ticket.getByText(/^2× /)).toBeDefined()
    expect(ticket.queryByText('Allergic to nuts')).toBeNull()
    expect(ticket.queryAllByRole('listitem')).toEqual([])
  })

  it('counts neither minutes nor lateness on a ticket that is struck out', async () => {
    const by = { by: 'Grace Achieng', byKind: 'staff' as const, byId: 6, at: new Date().toISOString() }
    const [order] = ticketsOf(1) as [Order]
    const { tickets } = await openKitchen([order])

    await receiveEvent(ordersPath, {
      ...order,
      version: 2,
      status: 'delivered',
      lastAct: { act: 'deliver', fromStatus: 'inprogress', ...by },
    })

    const ticket = within(tickets.getByRole('article'))
    expect(ticket.queryByText(/^0.min/)).toBeNull()
    expect(ticket.queryByText(/^late/i)).toBeNull()
  })

  it('keeps it struck out also where the screen is opened meanwhile', async () => {
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }
    const cancelled = anOrder({ status: 'cancelled', lastAct: { act: 'cancel', fromStatus: 'inprogress', ...by } })

    const { tickets } = await openKitchen([cancelled])

    expect(tickets.getByText('Cancelled by Layla Haddad')).toBeDefined()
  })

  it('has a ticket once that was cancelled, and brought back by who did it', async () => {
    const [order] = ticketsOf(1) as [Order]
    const { tickets } = await openKitchen([order])
    const by = { by: 'Layla Haddad', byKind: 'staff' as const, byId: 4, at: new Date().toISOString() }

    await receiveEvent(ordersPath, {
      ...order,
      version: 2,
      status: 'cancelled',
      lastAct: { act: 'cancel', fromStatus: 'inprogress', ...by },
    })
    await receiveEvent(ordersPath, { ...order, version: 3, lastAct: { act: 'undo', fromStatus: 'cancelled', ...by } })

    expect(tickets.getAllByRole('article')).toHaveLength(1)
    expect(tickets.queryByText('Cancelled by Layla Haddad')).toBeNull()
  })

  it('marks the n-th ticket in sight ready by Alt and its digit, and shows the digits only then', async () => {
    const marked = markedReady()
    const { tickets } = await openKitchen(ticketsOf(3), marked.answer)
    expect(tickets.getAllByRole('article')[1]?.querySelector('kbd')).toBeNull()
    await afterGuard()

    pressKey({ key: '2', code: 'Digit2', altKey: true })

    await waitFor(() => expect(marked.ids).toEqual([2]))
    expect(tickets.getAllByRole('article')[1]?.querySelector('kbd')?.textContent).toBe('2')
  })

  it('marks nothing ready by a digit that the ticket has only just got', async () => {
    const marked = markedReady()
    await openKitchen(ticketsOf(3), marked.answer)

    pressKey({ key: '2', code: 'Digit2', altKey: true })
    await afterGuard()

    expect(marked.ids).toEqual([])
  })

  it('marks nothing ready by the digits of a scan, nor by those that a scanner types with Alt', async () => {
    const marked = markedReady()
    await openKitchen(ticketsOf(9), marked.answer)
    await afterGuard()

    for (const paceMs of paces) typeScan({ address: '0123456789012', paceMs, ending: ['Enter', 'Enter'] })
    for (const digit of '0123456789') {
      pressKey({ key: digit, code: `Numpad${digit}`, altKey: true })
      pressKey({ key: digit, code: `Digit${digit}`, ctrlKey: true })
      pressKey({ key: digit, code: `Digit${digit}`, shiftKey: true })
    }
    await afterGuard()

    expect(marked.ids).toEqual([])
  })

  it('says that a guest asks to cancel what is being cooked', async () => {
    const [order] = ticketsOf(1) as [Order]

    const { tickets } = await openKitchen([{ ...order, cancelAskedAt: minutesAgo(1) }])

    expect(tickets.getByText('Cancellation requested')).toBeDefined()
  })
})
