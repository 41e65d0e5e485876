import { expect, type Locator, type Page } from '@playwright/test'

/** Turns the wheel until an element is in sight: only rows near the window are drawn. The mouse is over the list. */
export async function scrollUntilInSight(page: Page, { by, target }: { by: number; target: Locator }): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, by)
    await expect(target).toBeInViewport({ timeout: 500 })
  }).toPass()
}
