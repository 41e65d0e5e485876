import { expect, type Locator, type Page } from '@playwright/test'

/** Goes to an element with Tab alone, once it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await pressUntilFocused(page, 'Tab', target)
}

/** Presses a key until the target has the focus, as a person would who looks where the focus is after each press. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused(target)) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press(key)
    // A dialog that gives the focus back meanwhile can bring it to where it was: a person presses again.
    const moved = page.waitForFunction((element) => element !== document.activeElement, before, { timeout: 5_000 })
    await moved.catch(() => undefined)
  }
  await expect(target).toBeFocused()
}

async function isFocused(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement)
}
