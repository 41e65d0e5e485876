import type { Page } from '@playwright/test'
import type { Place, Stop } from '../house/walk.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'

const email = 'manager@hotel.demo'

/**
 * The payment screens of staff, and the pages of guests: these have no shell, and so no shortcuts that a scan could
 * press.
 */
export const paymentsWalk: Stop[] = [
  { email: 'finance@hotel.demo', path: () => '/payments/alerts', shown: title },
  { email: 'finance@hotel.demo', path: () => '/payments/alerts', shown: title, open: settle, isCovered: true },
  { email, path: () => '/payments/alerts?state=all', shown: title, open: giveBack, isCovered: true },
  { email, path: () => '/pay/done', shown: saying, isCovered: true, isOutside: true },
  { email, path: () => '/pay/cancelled', shown: saying, open: beginToPay, isCovered: true, isOutside: true },
]

function title(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function saying(page: Page) {
  return page.getByRole('status')
}

/** Opens the page of a payment that was begun for a guest. */
async function beginToPay(page: Page, { url, orderId }: Place): Promise<void> {
  const begun = await call<{ url: string }>(url, {
    method: 'POST',
    path: 'checkout',
    token: await tokenOf(url, email),
    body: { orderId },
  })
  await page.goto(begun.url)
  await page.getByRole('button').first().waitFor()
}

/** Opens the question how a refund due was resolved. */
async function settle(page: Page, { url }: Place): Promise<void> {
  await cancelPaid(url)
  await page.getByRole('table').getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
}

/** Opens the question how much of it to refund, on the page of its order. */
async function giveBack(page: Page, { url }: Place): Promise<void> {
  await page.goto(`/orders/${await cancelPaid(url)}`)
  const money = page.locator('section').filter({ has: page.locator('dl') })
  await money.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
}

/** Cancels an order that a guest paid in cash. */
async function cancelPaid(url: string): Promise<number> {
  const guest = await guestAt({ url, table: 'Room 410' })
  const { id } = await guest.order({ dish: 'Wild Mushroom Risotto' })
  const token = await tokenOf(url, email)
  await call(url, { method: 'POST', path: 'pay/order', token, body: { id, kind: 'cash', amount: 20 } })
  const body = { status: 'cancelled', cancelReason: 'Sold out' }
  await call(url, { method: 'PATCH', path: `order/${id}`, token, body })
  return id
}
