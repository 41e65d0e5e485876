import { expect, type Page } from '@playwright/test'
import type { Place, Stop } from '../house/walk.ts'
import { guestAt } from '../people/guest.ts'
import { popups } from '../screens/popups.ts'
import { colleague } from '../people/staff.ts'

const manager = 'manager@hotel.demo'

const billNames = /^(Bill of|الفاتورة:)/

const firstOrder = (page: Page) => page.getByRole('article').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const live: Stop[] = [
  { email: 'admin@brigade.demo', path: () => '/orders', shown: firstOrder },
  { email: manager, path: () => '/orders/list', shown: firstOrder },
  { email: 'waiter@hotel.demo', path: () => '/orders/active', shown: firstOrder },
  { email: 'chief@hotel.demo', path: () => '/orders/kitchenorders', shown: firstOrder },
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
    open: popUp,
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
  { email: manager, path: () => '/orders/history', shown: (page) => page.getByRole('row').nth(3) },
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

const empty: Stop[] = ['manager', 'chief', 'waiter'].map((who) => ({
  email: `${who}@restaurant.demo`,
  path: () => '/',
  shown: heading,
  open: async (page, { url }) => {
    await finishAll(url)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  },
}))

export const ordersWalk: Stop[] = [...live, ...one, ...setup, ...placing, ...empty]

/** With what a guest asked for, and a pop-up of it over the screen. */
async function popUp(page: Page, { url }: Place): Promise<void> {
  await expect(popups(page).orders).toBeAttached()
  const guest = await guestAt({ url, table: 'Room 111' })
  await guest.order({ dish: 'Fattoush', comment: 'no onions' })
  await expect(popups(page).card).toBeVisible()
}

/** The bill of that order, split by who had what. */
async function splitBill(page: Page): Promise<void> {
  await page.getByRole('link', { name: billNames }).click()
  await page.getByRole('button', { name: /^(By items|حسب الأصناف)$/ }).click()
  await expect(page.getByRole('list', { name: /^(Who pays what|ما يدفعه كل ضيف)$/ })).toBeVisible()
}

async function askForDiscount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Give discount|منح خصم)$/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

/** What is taken out of the kitchen's hands stays there for a minute, struck out, so nothing is. */
async function finishAll(url: string): Promise<void> {
  const by = await colleague(url, 'manager@restaurant.demo')
  for (const order of await by.openOrders()) {
    await by.finish(order.status === 'inprogress' ? await by.move(order, 'ontheway') : order)
  }
}
