import { expect, type Page } from '@playwright/test'
import { boxOf, expectThumbSized, expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { board } from '../screens/board.ts'
import { orderScreen } from '../screens/order.ts'

const brigade = brigadeOfThisFile()

/** In milliseconds. Fingers press Enter later after a letter than scanners. */
const byHand = { delay: 90 }

journey('from any screen a manager finds an order, a room and a screen by the keyboard', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 110' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  const page = await seat({ url: brigade.url, email: 'manager@hotel.demo' })
  await expect(board(page).card('In Queue', id)).toBeVisible()

  await find(page, `#${id}`)
  await expect(page.getByRole('option').first()).toContainText('Room 110')
  await pressEnter(page)
  await expect(orderScreen(page).heading).toHaveText(`Room 110 #${id}`)

  await find(page, 'room 305')
  await expect(page.getByRole('group', { name: 'Tables and rooms' })).toContainText('Room 305')
  await pressEnter(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Room 305' })).toBeVisible()

  await find(page, 'payment')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Payments' })).toHaveAttribute('aria-selected', 'true')
  await pressEnter(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()

  await find(page, 'x')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Find order, room, guest' })).toHaveCount(0)
})

journey('the frame of a board takes one line, and on a phone the thumb has the screens', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'manager@hotel.demo' })
  await expect(board(page).heading).toBeVisible()
  expect((await boxOf(page.getByRole('banner'))).height).toBe(48)
  expect((await boxOf(page.getByRole('region', { name: 'Please read carefully' }))).height).toBeLessThanOrEqual(32)
  expect((await boxOf(page.getByRole('main'))).y).toBeLessThanOrEqual(48 + 32)

  const phone = await seat({
    url: brigade.url,
    email: 'waiter@hotel.demo',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const tabs = phone.getByRole('navigation', { name: 'Main menu' })
  const { y, height } = await boxOf(tabs)
  expect(y + height).toBe(844)
  for (const tab of await tabs.getByRole('link').all()) await expectThumbSized(tab)
  await expectToFit(phone)
  await tabs.getByRole('link', { name: 'Tables' }).tap()
  await expect(phone).toHaveURL(/\/tables\/management/)
  // A low window has one fixed bar at most, which is the line of pop-ups.
  await phone.setViewportSize({ width: 320, height: 400 })
  await expect(async () => {
    // Nothing scrolls before the rooms are there.
    await phone.locator('[data-page-scroller]').evaluate((scroller) => scroller.scrollTo(0, 300))
    await expect(tabs).not.toBeInViewport({ timeout: 1_000 })
  }).toPass()
})

async function find(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Find order, room, guest' })
  // Right after other keys it could be part of a scan: it is pressed again, as people do.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await field.pressSequentially(text, byHand)
}

async function pressEnter(page: Page): Promise<void> {
  await page.waitForTimeout(byHand.delay)
  await page.keyboard.press('Enter')
}
