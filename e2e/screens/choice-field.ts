import { expect, type Locator, type Page } from '@playwright/test'

/** Picks a choice in a field that offers a list: the one with this name, else the first. */
export async function pickIn(field: Locator, choice?: string): Promise<void> {
  const page = field.page()
  await field.click()
  if (choice !== undefined) await field.fill(choice)
  const ready = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')
  await expect(choice === undefined ? ready : ready.filter({ hasText: choice })).toBeVisible()
  if (choice !== undefined) await goToExact(page, choice)
  await page.keyboard.press('Enter')
  // A list with several choices stays open over the fields below. In another list, Escape would leave the form.
  const isForSeveral = await field.evaluate((input) => input.closest('.ant-select-multiple') !== null)
  if (isForSeveral) await page.keyboard.press('Escape')
  await expect(ready).toBeHidden()
}

/** Goes to the choice with exactly this name, if others that contain it come first: "12 AM" before "2 AM". */
async function goToExact(page: Page, choice: string): Promise<void> {
  const choices = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  const shown = await choices.evaluateAll((all) =>
    all.map((each) => ({
      name: each.textContent.trim(),
      isActive: each.classList.contains('ant-select-item-option-active'),
    })),
  )
  const steps = shown.findIndex(({ name }) => name === choice) - shown.findIndex(({ isActive }) => isActive)
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
}
