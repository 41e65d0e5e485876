import { expect, type Locator, type Page } from '@playwright/test'

/** The one screen on which lists are put in order. */
export function sortScreen(page: Page) {
  const rows = page.getByRole('main').getByRole('listitem')
  return {
    rows,
    row: (name: string): Locator => rows.filter({ hasText: name }),
    place: (name: string) => rows.filter({ hasText: name }).getByRole('textbox'),
    save: page.getByRole('button', { name: /^(Save order|حفظ الترتيب)$/ }),
    cancel: page.getByRole('button', { name: /^(Cancel|إلغاء)$/ }),
    /** What screen readers hear of moves. */
    spoken: page.locator('[id^=DndLiveRegion]'),
    /** Lifts a row by keyboard. The list is measured a moment after that, and only then do arrows move the row. */
    async lift(name: string, saidToBeLifted: string): Promise<void> {
      await rows.filter({ hasText: name }).getByRole('button').focus()
      await page.keyboard.press('Space')
      await expect(page.locator('[id^=DndLiveRegion]')).toHaveText(saidToBeLifted)
      await page.waitForTimeout(300)
    },
    async expectOrder(names: readonly string[]): Promise<void> {
      await expect(rows).toHaveCount(names.length)
      for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name)
    },
  }
}
