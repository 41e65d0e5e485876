import { expect, type Page } from '@playwright/test'
import { boxOf, expectToFit } from '../house/fits.ts'
import { expectNoFault } from '../house/axe-faults.ts'
import { scrollUntilInSight } from '../house/scroll.ts'
import type { Stop } from '../house/walk.ts'
import { guestAt } from '../people/guest.ts'
import { floor } from '../screens/floor.ts'
import { popups } from '../screens/popups.ts'
import { colleague } from '../people/staff.ts'

const manager = 'manager@hotel.demo'

const billNames = /^(Bill for|الفاتورة:)/

const firstOrder = (page: Page) => page.getByRole('article').first()
const firstAct = (page: Page) => page.getByRole('main').locator('article [data-main-act]').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const live: Stop[] = [
  { email: 'admin@brigade.demo', path: () => '/orders', shown: firstOrder },
  {
    email: manager,
    path: () => '/orders/list',
    shown: firstOrder,
    open: (page, { url }) => popUp(page, { url, comment: 'Allergic to nuts' }),
    act: firstAct,
    onPhone: expectMirrored,
  },
  {
    email: 'waiter@hotel.demo',
    path: () => '/orders/active',
    shown: firstOrder,
    open: (_page, { url }) => makeReady(url),
    act: firstAct,
    onDesk: async (page) => {
      await expectWholeCardsOnATablet(page)
      await scrollThroughLowWindow(page)
    },
  },
  {
    email: 'chief@hotel.demo',
    path: () => '/orders/kitchenorders',
    shown: firstOrder,
    act: firstAct,
    onDesk: async (page, { url }) => {
      await strikeOut(page, url)
      await expectNoFault(page)
    },
  },
]

const one: Stop[] = [
  {
    email: manager,
    path: ({ orderId }) => `/orders/${orderId}`,
    shown: (page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('time') })
        .first(),
    open: (page, { url }) => popUp(page, { url, comment: 'no onions' }),
  },
  {
    email: manager,
    path: ({ orderId }) => `/orders/${orderId}?tool=updateOrder&order=${orderId}`,
    shown: (page) => page.getByRole('dialog').getByRole('listitem').first(),
    isCovered: true,
  },
  {
    email: manager,
    path: ({ orderId }) => `/orders/${orderId}`,
    shown: (page) => page.getByRole('link', { name: billNames }),
    open: splitBill,
  },
  {
    email: manager,
    path: ({ orderId }) => `/orders/${orderId}`,
    shown: (page) => page.getByRole('link', { name: billNames }),
    open: askForDiscount,
    isCovered: true,
  },
  {
    email: manager,
    path: () => '/orders/history',
    shown: (page) => page.getByRole('row').nth(3),
    // Parts that open are visible with reduced motion too.
    onDesk: async (page) => {
      const drawer = page.getByRole('dialog', { name: 'Filters' })
      await page.getByRole('button', { name: 'Filters' }).click()
      await drawer.getByRole('combobox', { name: 'Status' }).click()
      await expect(page.getByTitle('Cancelled')).toBeInViewport()
      await drawer.getByRole('button', { name: 'Close' }).click()
    },
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/orders/history',
    shown: (page) => page.getByRole('row').nth(3),
    onPhone: expectTimesOnOneLine,
  },
  { email: 'finance@hotel.demo', path: () => '/orders/finorders', shown: (page) => page.getByRole('term').first() },
  {
    email: 'finance@hotel.demo',
    path: () => '/orders/finorders?show=refunds',
    shown: (page) => page.getByRole('rowheader').first(),
  },
]

const setup: Stop[] = [
  { email: manager, path: () => '/orders/allergies', shown: heading },
  {
    email: manager,
    path: () => '/orders/allergies?edit=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
]

const placing: Stop[] = ['manager', 'waiter'].map((who) => ({
  email: `${who}@restaurant.demo`,
  path: () => (who === 'manager' ? '/orders/list?tool=newOrder' : '/orders/active?tool=newOrder'),
  shown: (page) => page.getByRole('dialog').getByRole('listitem').first(),
  isCovered: true,
}))

/** The drawer of what is sold out, with a dish that was found. */
const soldOut: Stop = {
  email: 'waiter@restaurant.demo',
  path: () => '/orders/active',
  shown: heading,
  open: async (page) => {
    await page.getByRole('button', { name: /^(Mark sold out|وضع علامة «نفد»)/ }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('a')
    await page.getByRole('dialog').locator('button[aria-expanded]').first().click()
  },
  isCovered: true,
}

const empty: Stop[] = ['manager', 'chief', 'waiter'].map((who) => ({
  email: `${who}@restaurant.demo`,
  path: () => '/',
  shown: heading,
  open: async (page, { url }) => {
    await finishAll(url)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  },
}))

export const ordersWalk: Stop[] = [...live, ...one, ...setup, ...placing, soldOut, ...empty]

/** Places a guest's order with a comment, and waits for its pop-up over the screen. */
async function popUp(page: Page, { url, comment }: { url: string; comment: string }): Promise<void> {
  await expect(popups(page).orders).toBeAttached()
  const guest = await guestAt({ url, table: 'Room 111' })
  await guest.order({ dish: 'Fattoush', comment })
  await expect(popups(page).card).toBeVisible()
}

async function makeReady(url: string): Promise<void> {
  const guest = await guestAt({ url, table: 'Room 304' })
  const by = await colleague(url, manager)
  await by.move(await by.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway')
}

/** Delivers an order that the kitchen still cooks, with chosen options: its ticket is then struck out. */
async function strikeOut(page: Page, url: string): Promise<void> {
  const by = await colleague(url, manager)
  const cooking = (await by.openOrders()).find(
    ({ status, cart }) => status === 'inprogress' && cart.some(({ selectedOptions }) => selectedOptions.length > 0),
  )
  if (!cooking) throw new Error('The kitchen cooks nothing that options were chosen for')
  const ticket = page.locator(`article[data-order="${cooking.id}"]`)
  await expect(ticket.getByRole('button')).toBeVisible()
  await by.move(cooking, 'delivered')
  await expect(ticket.getByRole('button')).toHaveCount(0)
}

/** Expects a screen for Arabic: the menu on the right, places before waits, and Latin names cut at their own end. */
async function expectMirrored(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Harbour Hotel')).toHaveCSS('direction', 'ltr')
  const { width } = page.viewportSize()!
  expect((await boxOf(page.getByRole('navigation').getByRole('link').first())).x).toBeGreaterThan(width / 2)
  const card = page.getByRole('main').getByRole('article').first()
  const [place, wait] = [await boxOf(card.getByRole('heading')), await boxOf(card.getByText(/^(\d+ د|متأخر \d+)$/))]
  expect(place.x + place.width).toBeGreaterThan(wait.x + wait.width)
}

/** Expects on a tablet whole orders of each kind beside each other. */
async function expectWholeCardsOnATablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const kind of ['Ready', 'In Progress', 'Delivered'] as const) {
    const first = floor(page).column(kind).getByRole('article').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('button', { name: /^(Deliver|Mark complete)/ })).toBeInViewport({ ratio: 1 })
  }
  await expectToFit(page)
}

/** Scrolls to the last order of a low window, and back to the search. */
async function scrollThroughLowWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 })
  const cards = page.getByRole('group', { name: 'Orders', exact: true })
  const count = Number(await cards.getByRole('listitem').first().getAttribute('aria-setsize'))
  await page.mouse.move(400, 200)
  await scrollUntilInSight(page, { by: 800, target: cards.locator(`[aria-posinset="${count}"]`) })
  const { searchButton } = floor(page)
  await expect(searchButton).not.toBeInViewport()
  await scrollUntilInSight(page, { by: -800, target: searchButton })
}

/** Expects days and hours on one line, at a width at which they no longer fit beside the other columns. */
async function expectTimesOnOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 960, height: 800 })
  const placed = page.getByRole('cell').filter({ hasText: /\d\d:\d\d$/ })
  await expect(placed.nth(9)).toBeVisible()
  // Twice as high with a second line.
  for (const cell of await placed.all()) expect((await boxOf(cell)).height).toBeLessThan(48)
  await expectToFit(page)
}

/** Opens the bill of that order, split by pieces. */
async function splitBill(page: Page): Promise<void> {
  await page.getByRole('link', { name: billNames }).click()
  await page.getByRole('button', { name: /^(By items|حسب الأصناف)$/ }).click()
  await expect(page.getByRole('list', { name: /^(Amount per guest|المبلغ لكل ضيف)$/ })).toBeVisible()
}

async function askForDiscount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Give discount|منح خصم)$/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

/**
 * Finishes all orders. Orders in the kitchen are marked ready first: lines that are taken from the kitchen would stay
 * there, struck out, for a minute.
 */
async function finishAll(url: string): Promise<void> {
  const by = await colleague(url, 'manager@restaurant.demo')
  for (const order of await by.openOrders()) {
    await by.finish(order.status === 'inprogress' ? await by.move(order, 'ontheway') : order)
  }
}
