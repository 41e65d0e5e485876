import { expect, type Locator } from '@playwright/test'

/** Picks a choice in a field that offers a list: the one with this name, else the first. */
export async function pickIn(field: Locator, choice?: string): Promise<void> {
  const page = field.page()
  await field.click()
  if (choice !== undefined) await field.fill(choice)
  const ready = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')
  await expect(choice === undefined ? ready : ready.filter({ hasText: choice })).toBeVisible()
  await page.keyboard.press('Enter')
  // A list with several choices stays open over the fields below. In another list, Escape would leave the form.
  const isForSeveral = await field.evaluate((input) => input.closest('.ant-select-multiple') !== null)
  if (isForSeveral) await page.keyboard.press('Escape')
  await expect(ready).toBeHidden()
}
