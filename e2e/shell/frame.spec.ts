import { expect } from '@playwright/test'
import { boxOf, expectThumbSized, expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { board } from '../screens/board.ts'

const brigade = brigadeOfThisFile()

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
