import { expect, type Locator, type Page } from '@playwright/test'

/** The one screen on which lists are put in order. */
export function sortScreen(page: Page) {
  // The list has a name; the way to it, above, has none.
  const rows = page.getByRole('main').getByRole('list', { name: /./ }).getByRole('listitem')
  return {
    rows,
    row: (name: string): Locator => rows.filter({ hasText: name }),
    place: (name: string) => rows.filter({ hasText: name }).getByRole('textbox'),
    save: page.getByRole('button', { name: /^(Save order|حفظ الترتيب)$/ }),
    cancel: page.getByRole('button', { name: /^(Cancel|إلغاء)$/ }),
    /** What screen readers hear of moves. */
    spoken: page.locator('[id^=DndLiveRegion]'),
    /** Lifts a row by keyboard, and waits until arrows move it. */
    async lift(name: string, saidToBeLifted: string): Promise<void> {
      const grip = rows.filter({ hasText: name }).getByRole('button')
      await grip.focus()
      await page.keyboard.press('Space')
      await expect(page.locator('[id^=DndLiveRegion]')).toHaveText(saidToBeLifted)
      await expect(grip).toHaveAttribute('aria-pressed', 'true')
      // It listens to keys a turn after it was lifted.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    },
    async expectOrder(names: readonly string[]): Promise<void> {
      await expect(rows).toHaveCount(names.length)
      for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name)
    },
  }
}
