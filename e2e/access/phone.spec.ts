import { expect, type Locator, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey, type Seating } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, speak } from '../people/staff.ts'
import { cardIn } from '../screens/board.ts'
import { floor } from '../screens/floor.ts'
import { kitchen } from '../screens/kitchen.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'
import { signInScreen } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()
const width = 390
const thumb = 44

for (const email of ['manager@hotel.demo', 'ordertaker@hotel.demo']) {
  journey(`${email} accepts and delivers with a thumb`, async ({ seat }) => {
    const page = await onPhone(seat, email)
    await expect(popups(page).orders).toBeAttached()
    const guest = await guestAt({ url: brigade.url, table: 'Room 112' })
    const { id } = await guest.order({ dish: 'Fattoush' })
    await expect(popups(page).order(id)).toBeVisible()
    await expectToFit(page)
    const accept = popups(page).order(id).getByRole('button', { name: 'Accept' })
    await expectThumbSized(accept)

    await accept.tap()

    const columns = page.getByRole('navigation', { name: 'Columns' })
    await columns.getByRole('button', { name: 'In Progress' }).tap()
    await page.getByRole('searchbox', { name: 'Search' }).fill(`#${id}`)
    const card = cardIn(page.getByRole('region', { name: /^In Progress/ }), id)
    const next = card.getByRole('button', { name: /^(Deliver|Mark ready)/ })
    await expectThumbSized(next)
    // A tap right after another would be a second one of the same.
    await expect(next).toBeEnabled()
    await card.getByRole('link', { name: 'Room 112' }).tap()
    await expect(orderScreen(page).heading).toHaveText(`Room 112 #${id}`)
    await expectToFit(page)
    const deliver = page.getByRole('button', { name: `Deliver order #${id}, Room 112` })
    await expectThumbSized(deliver)
    await deliver.tap()
    await page.getByRole('button', { name: 'Deliver anyway' }).tap()
    await expect(page.getByRole('button', { name: `Complete order #${id}, Room 112` })).toBeVisible()

    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expectThumbSized(menu.getByRole('link', { name: 'All orders' }))
    await menu.getByRole('link', { name: 'All orders' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible()
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await expectToFit(page)
  })
}

journey('the waiter fetches, delivers and completes with a thumb', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 201' })
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  const order = await guest.order({ dish: 'Fattoush' })
  await manager.accept(order)
  const page = await onPhone(seat, 'waiter@hotel.demo')
  await expect(popups(page).requests).toBeAttached()
  await expectToFit(page)

  await manager.move(order, 'ontheway')

  const call = popups(page).request(`order #${order.id} for Room 201 is ready in Kitchen!`)
  await expectThumbSized(call.getByRole('button', { name: 'I’m on it' }))
  await expectToFit(page)
  await call.getByRole('link').tap()
  await expect(orderScreen(page).heading).toHaveText(`Room 201 #${order.id}`)
  await expectToFit(page)
  await orderScreen(page).back.tap()
  await floor(page).search.fill('201')
  const deliver = floor(page).card(order.id).getByRole('button', { name: 'Deliver' })
  await expectThumbSized(deliver)
  await deliver.tap()
  const complete = floor(page).card(order.id).getByRole('button', { name: 'Complete' })
  await expectThumbSized(complete)
  await complete.tap()
  await expect(floor(page).card(order.id)).toHaveCount(0)
})

journey('the kitchen calls ready with a thumb', async ({ seat }) => {
  const page = await onPhone(seat, 'chief@hotel.demo')
  const oldest = page.getByRole('group', { name: 'Tickets' }).getByRole('article').first()
  const id = Number(await oldest.getAttribute('data-order'))
  await expectToFit(page)
  const ready = kitchen(page).ticket(id).getByRole('button', { name: 'Ready' })
  await expectThumbSized(ready)

  await ready.tap()

  await expect(kitchen(page).ticket(id)).toHaveCount(0)
  const { lastReady } = kitchen(page)
  await expect(lastReady).toContainText(`#${id}`)
  await expectToFit(page)
  // Beside the title: a line of its own would be taken from the tickets.
  const more = await boxOf(lastReady.getByRole('button', { name: /more$/ }))
  expect(more.y).toBeLessThan((await boxOf(lastReady.getByRole('listitem').first())).y)
})

journey('the code of a room is shown and printed with a thumb', async ({ seat }) => {
  const page = await onPhone(seat, 'manager@hotel.demo')
  await page.goto('/qrslist')
  await expectThumbSized(page.getByRole('link', { name: 'Print labels' }))
  await page.getByRole('button', { name: 'Tables and rooms' }).tap()
  const show = page.getByRole('button', { name: 'Show the code of Room 101' })
  await expectThumbSized(show)
  await expectThumbSized(page.getByRole('link', { name: /^Print \d+ codes$/ }))
  await expectToFit(page)

  const shown = page.getByRole('dialog', { name: 'Code of Room 101' })
  // A tap right after another would be a second one of the same.
  await expect(async () => {
    if (!(await shown.isVisible())) await show.tap()
    await expect(shown).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectToFit(page)
  const print = shown.getByRole('link', { name: 'Print this code' })
  await expectThumbSized(print)
  await expect(async () => {
    if (await print.isVisible()) await print.tap()
    await expect(shown).toHaveCount(0, { timeout: 1_000 })
  }).toPass()

  await expect(page.getByRole('img', { name: 'Room 101' })).toBeVisible()
  await expectThumbSized(page.getByRole('button', { name: 'Print' }))
  await expectThumbSized(page.getByRole('link', { name: 'Back to the codes' }))
  await expectToFit(page)
})

journey('signing in and settings fit a phone', async ({ seat }) => {
  const page = await onPhone(seat)
  await expectToFit(page)
  await expectThumbSized(signInScreen(page).submit)
  await signInScreen(page).enter('marketing@hotel.demo', 'brigade-demo')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expectToFit(page)
})

journey('in Arabic the phone is mirrored', async ({ seat }) => {
  const email = 'ordertaker@restaurant.demo'
  await speak(brigade.url, { email, language: 'ar' })
  const page = await onPhone(seat, email)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await expectToFit(page)
  // A name in Latin letters is cut at its own end when it is too long.
  await expect(page.getByRole('banner').getByText('Olive Street Kitchen')).toHaveCSS('direction', 'ltr')
  const menu = await boxOf(page.getByRole('banner').getByRole('button').first())
  expect(menu.x).toBeGreaterThan(width / 2)
  const card = page.getByRole('article').first()
  const [place, wait] = [await boxOf(card.getByRole('heading')), await boxOf(card.getByText(/^\d+ د$/))]
  expect(place.x + place.width).toBeGreaterThan(wait.x + wait.width)
})

/** Somebody with a telephone in their hand. */
async function onPhone(seat: Seating, email?: string): Promise<Page> {
  return seat({ url: brigade.url, email, viewport: { width, height: 844 }, hasTouch: true, isMobile: true })
}

/** Nothing sticks out at the side, so that a thumb scrolls one way only. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

async function expectThumbSized(target: Locator): Promise<void> {
  const box = await boxOf(target)
  // A box that is being drawn is told in parts of a pixel.
  expect(Math.round(box.height)).toBeGreaterThanOrEqual(thumb)
  expect(Math.round(box.width)).toBeGreaterThanOrEqual(thumb)
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is there, and takes no room')
  return box
}
