import { expect, type Page } from '@playwright/test'

/** The passphrase of the demo's menus. */
export const menuPassphrase = 'brigade-menu'

/** Answers the dialog that asks for a passphrase. */
export async function givePassphrase(page: Page, passphrase: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') })
  await dialog.locator('input[type=password]').fill(passphrase)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}
