import { expect, type Locator } from '@playwright/test'

/** Picks one of the choices of a field that offers them in a list: the one of this name, else the first. */
export async function pickIn(field: Locator, choice?: string): Promise<void> {
  const page = field.page()
  await field.click()
  if (choice !== undefined) await field.fill(choice)
  const ready = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')
  await expect(choice === undefined ? ready : ready.filter({ hasText: choice })).toBeVisible()
  await page.keyboard.press('Enter')
  // A list in which several may be picked stays open, over the fields below. With another, Escape would leave the form.
  const isForSeveral = await field.evaluate((input) => input.closest('.ant-select-multiple') !== null)
  if (isForSeveral) await page.keyboard.press('Escape')
  await expect(ready).toBeHidden()
}
