import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey, type Seating } from '../house/journey.ts'
import { type Hand, tapTwice } from '../house/taps.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import type { Order } from '../people/order.ts'
import { type Colleague, colleague, tokenOf } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { kitchen } from '../screens/kitchen.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()
let ordered = 0
/** The times between two taps, in milliseconds: each pair of taps has the next one. */
const gaps = [120, 250, 450] as const
let pairs = 0
const hands = ['mouse', 'finger'] as const satisfies readonly Hand[]
const phone = { width: 390, height: 844 }
const tablet = { width: 1280, height: 800 }

type Case = {
  name: string
  email: string
  /** The acts that bring a new order to the state for the tap. */
  before: readonly string[]
  /** The status after the first tap, which the second must not change. */
  after: string
  act: string
  next: RegExp | null
  path?: (order: Order) => string
  /** Prepares what differs from the initial state. */
  prepare?: () => Promise<void>
  open?: (page: Page, order: Order) => Promise<void>
}

const onBoard = { email: 'manager@hotel.demo', open: (page: Page, { id }: Order) => board(page).search.fill(`#${id}`) }
const onWaitersList = {
  email: 'waiter@hotel.demo',
  // The search is in the address: after touches through a separate DevTools session, a field of the page ignores input.
  async open(page: Page, { id }: Order) {
    await page.goto(`/orders/active?q=${encodeURIComponent(`#${id}`)}`)
  },
}
const onPage = { path: ({ id }: Order) => `/orders/${id}` }

const onTablets: readonly Case[] = [
  // The kitchen is the first case: lines that others take from it stay there, struck out, for a minute, before new
  // ones.
  {
    name: 'the kitchen',
    email: 'chief@hotel.demo',
    open: async (page, { id }) => kitchen(page).ticket(id).scrollIntoViewIfNeeded(),
    before: ['inprogress'],
    act: 'Mark ready',
    after: 'ontheway',
    next: null,
  },
  { name: 'the board, In Queue', ...onBoard, before: [], act: 'Accept', after: 'inprogress', next: null },
  {
    name: 'the board, In Progress',
    ...onBoard,
    before: ['inprogress'],
    act: 'Mark ready',
    after: 'ontheway',
    next: /^Deliver/,
  },
  {
    name: 'the manager’s order page',
    email: 'manager@hotel.demo',
    ...onPage,
    before: [],
    act: 'Accept',
    after: 'inprogress',
    next: /^Mark ready/,
  },
  // This case is the last one: from here on, the venue's cards are higher.
  {
    name: 'the board of a venue with a point of sale',
    ...onBoard,
    prepare: connectTill,
    before: ['inprogress'],
    act: 'Mark ready',
    after: 'ontheway',
    next: /^Deliver/,
  },
]

const onPhones: readonly Case[] = [
  {
    name: 'the waiter’s list',
    ...onWaitersList,
    before: ['inprogress', 'ontheway'],
    act: 'Deliver',
    after: 'delivered',
    next: /^Mark complete/,
  },
  {
    name: 'the waiter’s order page',
    email: 'waiter@hotel.demo',
    ...onPage,
    before: ['inprogress', 'ontheway'],
    act: 'Deliver',
    after: 'delivered',
    next: /^Mark complete/,
  },
]

// Each place on a tablet has the next hand: what ignores the second tap is the same everywhere.
const cases = [
  { where: 'a tablet', those: onTablets, inTurn: hands },
  { where: 'a phone', those: onPhones, inTurn: ['finger'] },
] as const

for (const { where, those, inTurn } of cases) {
  journey(`a second tap on ${where} is not the next act`, async ({ seat }) => {
    for (const [index, each] of those.entries()) {
      const hand = inTurn[index % inTurn.length]!
      await each.prepare?.()
      await journey.step(`${each.name}, by ${hand}`, () => tapInTurn(seat, each, hand))
    }
  })
}

journey('a second tap on a pop-up does not accept the next order', async ({ seat }) => {
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  for (const hand of hands) {
    const page = await sit(seat, { hand, email: 'manager@hotel.demo' })
    await expect(popups(page).orders).toBeAttached()
    const first = await newOrder(manager, [])
    const popup = popups(page).order(first.id)
    await expect(popup).toBeVisible()
    const second = await newOrder(manager, [])
    await expect(popup.getByRole('button', { name: /^1 more/ })).toBeVisible()

    await tapTwice(page, popup.getByRole('button', { name: /^Accept/ }), { hand, gap: nextGap() })

    const next = popups(page).order(second.id)
    await expect(next.getByRole('button', { name: /^Accept/ })).toBeEnabled()
    expect(await Promise.all([first, second].map(manager.statusOf))).toEqual(['inprogress', 'incoming'])
    await manager.finish(second)
  }
})

/** Does an act on a new order by two taps. */
async function tapInTurn(seat: Seating, { email, before, after, act, next, path, open }: Case, hand: Hand) {
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  const order = await newOrder(manager, before)
  const page = await sit(seat, { hand, email, ...(path && { path: path(order) }) })
  await open?.(page, order)
  const place = path ? page.getByRole('main') : page.getByRole('main').locator(`article[data-order="${order.id}"]`)

  const button = place.getByRole('button', { name: new RegExp(`^${act}\\b.*#${order.id},`) })
  await tapTwice(page, button, { hand, gap: nextGap() })

  // The next button can be pressed again: a second act would already be on its way.
  if (next) await expect(place.getByRole('button', { name: next })).toBeEnabled()
  else await expect(place.getByRole('button', { name: new RegExp(`^${act}`) })).toHaveCount(0)
  expect(await manager.statusOf(order)).toBe(after)
  await manager.finish({ ...order, status: after })
}

function nextGap(): number {
  pairs += 1
  return gaps[pairs % gaps.length]!
}

/** Creates the order in another room each time: a room's orders per minute are limited. */
async function newOrder(manager: Colleague, before: readonly string[]) {
  ordered += 1
  const room = 100 * (1 + (ordered % 5)) + 1 + (ordered % 12)
  const guest = await guestAt({ url: brigade.url, table: `Room ${room}` })
  let order = await guest.order({ dish: 'Fattoush' })
  for (const status of before) {
    order = status === 'inprogress' ? await manager.accept(order) : await manager.move(order, status)
  }
  return order
}

/** Configures the hotel so that its orders can be sent to a POS by hand. */
async function connectTill(): Promise<void> {
  const nowhere = 'http://127.0.0.1:9'
  const address = { id: 1, endPointUrl: nowhere, openCheckUrl: nowhere, commentItemId: '90000', isDefaultPos: true }
  await call(brigade.url, {
    method: 'PATCH',
    path: 'restaurant/1',
    token: await tokenOf(brigade.url, 'admin@brigade.demo'),
    body: { isPOSIntegrated: true, isAutoPostingToPOS: false, integratedPOSList: [address] },
  })
}

function sit(seat: Seating, { hand, ...seated }: { hand: Hand; email: string; path?: string }): Promise<Page> {
  const viewport = seated.email.startsWith('waiter') ? phone : tablet
  return seat({ url: brigade.url, ...seated, viewport, hasTouch: hand === 'finger' })
}
