import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectNoFault } from '../house/axe-faults.ts'

const brigade = brigadeOfThisFile()

journey('on a phone there is one panel at a time, with a way back', async ({ seat }) => {
  const page = await seat({
    url: brigade.url,
    email: 'manager@hotel.demo',
    path: '/menu',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await panel(page, 'menus').getByText('Drinks').tap()
  await expect(panel(page, 'menus')).toHaveCount(0)
  await panel(page, 'categories').locator('[data-row]').nth(1).tap()
  await panel(page, 'items').locator('[data-row]').first().tap()
  await expect(panel(page, 'sides')).toBeVisible()
  await expectNoFault(page)

  await page.getByRole('button', { name: 'Back to Items' }).tap()
  await page.getByRole('button', { name: 'Back to Categories' }).tap()
  await page.getByRole('button', { name: 'Back to Menus' }).tap()

  await expect(panel(page, 'menus').getByText('Drinks')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

function panel(page: Page, kind: string) {
  return page.locator(`[data-panel="${kind}"]`)
}
