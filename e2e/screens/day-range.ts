import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf, expectReachable } from '../house/fits.ts'

/** Chooses two days of the month before, in the calendar of a field that shows the days of a list. */
export async function chooseDaysOfMonthBefore(page: Page, field: Locator): Promise<void> {
  const calendar = page.locator('.ant-picker-dropdown:visible')
  const arrow = (name: string) => calendar.getByRole('button', { name })
  await field.tap()
  const before = arrow('Previous month')
  await expect(before).toBeVisible()
  for (const each of [before, arrow('Next month')]) await expectInWindow(page, each)
  await before.tap()
  for (const day of ['10', '12']) {
    const cell = calendar.locator('.ant-picker-cell-in-view:visible').getByText(day, { exact: true }).first()
    await expectInWindow(page, cell)
    await cell.tap()
  }
  await expect(calendar).toHaveCount(0)
}

async function expectInWindow(page: Page, target: Locator): Promise<void> {
  const { width } = page.viewportSize()!
  const box = await boxOf(target)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  await expectReachable(target)
}
