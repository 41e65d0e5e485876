import { expect, type Locator, type Page } from '@playwright/test'
import { expectThumbSized, expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey, type Seating } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { board, cardIn } from '../screens/board.ts'
import { chooseDaysOfMonthBefore } from '../screens/day-range.ts'
import { floor } from '../screens/floor.ts'
import { kitchen } from '../screens/kitchen.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey('a manager accepts and delivers with a thumb, and prints the code of a room', async ({ seat }) => {
  const page = await onPhone(seat, 'manager@hotel.demo')
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
  await board(page).searchButton.tap()
  await board(page).search.fill(`#${id}`)
  const card = cardIn(page.getByRole('region', { name: /^In Progress/ }), id)
  const next = card.getByRole('button', { name: /^(Deliver|Mark ready)/ })
  await expectThumbSized(next)
  // A tap right after another one counts as a second tap of the same.
  await expect(next).toBeEnabled()
  await card.getByRole('link', { name: 'Room 112' }).tap()
  await expect(orderScreen(page).heading).toHaveText(`Room 112 #${id}`)
  await expectToFit(page)
  const deliver = page.getByRole('button', { name: `Deliver anyway: order #${id}, Room 112` })
  await expectThumbSized(deliver)
  await deliver.tap()
  await page.getByRole('button', { name: 'Deliver anyway', exact: true }).tap()
  await expect(page.getByRole('button', { name: `Mark complete: order #${id}, Room 112` })).toBeVisible()

  await page.getByRole('button', { name: 'More screens' }).tap()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expectThumbSized(menu.getByRole('link', { name: 'All orders' }))
  await menu.getByRole('link', { name: 'All orders' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'All orders' })).toBeVisible()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expectToFit(page)
  await journey.step('days of an earlier month are chosen, on a phone of any size', () => chooseEarlierDays(page))

  await journey.step('the code of a room is shown and printed', () => printCode(page))
})

journey('the kitchen marks ready, and the waiter fetches, delivers and completes, with a thumb', async ({ seat }) => {
  const chief = await onPhone(seat, 'chief@hotel.demo')
  const oldest = chief.getByRole('group', { name: 'Tickets' }).getByRole('article').first()
  const id = Number(await oldest.getAttribute('data-order'))
  const { openOrders } = await colleague(brigade.url, 'manager@hotel.demo')
  const { table } = (await openOrders()).find((order) => order.id === id)!
  const page = await onPhone(seat, 'waiter@hotel.demo')
  await expect(popups(page).requests).toBeAttached()
  await expectToFit(page)
  await expectToFit(chief)
  const ready = kitchen(chief).ticket(id).getByRole('button', { name: 'Ready' })
  await expectThumbSized(ready)

  await ready.tap()

  await expect(kitchen(chief).ticket(id)).toHaveCount(0)
  await kitchen(chief).lastReady.getByRole('button', { name: 'Recall' }).tap()
  const { recall } = kitchen(chief)
  await expect(recall).toContainText(`#${id}`)
  await expectThumbSized(recall.getByRole('button', { name: `Recall order #${id}, ` }))
  await expectToFit(chief)

  const call = popups(page).request(`order #${id} for ${table} is ready in Kitchen!`)
  await expectThumbSized(call.getByRole('button', { name: 'Take' }))
  await expectNoFragments(call)
  await expectToFit(page)
  await call.getByRole('link').tap()
  await expect(orderScreen(page).heading).toHaveText(`${table} #${id}`)
  await expectToFit(page)
  await orderScreen(page).back.tap()
  await floor(page).searchButton.tap()
  await floor(page).search.fill(table)
  const deliver = floor(page).card(id).getByRole('button', { name: 'Deliver' })
  await expectThumbSized(deliver)
  await deliver.tap()
  const complete = floor(page).card(id).getByRole('button', { name: 'Complete' })
  await expectThumbSized(complete)
  await complete.tap()
  await expect(floor(page).card(id)).toHaveCount(0)
})

/** Expects a pop-up to show no part that is cut to a fragment beside other ones. */
async function expectNoFragments(call: Locator): Promise<void> {
  const cut = call
    .locator('a, p')
    .evaluateAll((parts) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(await cut).toBe(0)
}

async function chooseEarlierDays(page: Page): Promise<void> {
  const upright = page.viewportSize()!
  await page.goto('/orders/history')
  await page.getByRole('button', { name: /^Filters/ }).tap()
  await chooseDaysOfMonthBefore(page, page.getByRole('dialog').getByRole('textbox', { name: 'From' }))
  await expect(page).toHaveURL(/from=\d{4}-\d\d-10&to=\d{4}-\d\d-12/)
  for (const size of [{ width: 320, height: 568 }, { width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size)
    await page.goto('/tables/request?reports=shown&tab=done')
    await chooseDaysOfMonthBefore(page, page.getByRole('textbox', { name: 'First day' }))
    await expect(page).toHaveURL(/from=\d{4}-\d\d-10&to=\d{4}-\d\d-12/)
  }
  await page.goto('/')
}

async function printCode(page: Page): Promise<void> {
  await page.goto('/qrslist')
  await expectThumbSized(page.getByRole('button', { name: 'More actions' }))
  await page.getByRole('button', { name: 'Tables and rooms' }).tap()
  const show = page.getByRole('button', { name: 'Show code for Room 101' })
  await expectThumbSized(show)
  await expectThumbSized(page.getByRole('link', { name: /^Print \d+ codes$/ }))

  const shown = page.getByRole('dialog', { name: 'Code for Room 101' })
  await show.tap()
  await expect(shown).toBeVisible()
  await expectToFit(page)
  const print = shown.getByRole('link', { name: 'Print code' })
  await expectThumbSized(print)
  await print.tap()
  await expect(shown).toHaveCount(0)

  await expect(page.getByRole('img', { name: 'Room 101' })).toBeVisible()
  await expectThumbSized(page.getByRole('button', { name: 'Print' }))
  await expectThumbSized(page.getByRole('link', { name: 'Back to codes' }))
  await expectToFit(page)
}

/** Seats a person with a phone in their hand. */
function onPhone(seat: Seating, email: string): Promise<Page> {
  return seat({ url: brigade.url, email, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
}
