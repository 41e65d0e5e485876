import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the locators of the one screen for sorting lists. */
export function sortScreen(page: Page) {
  // The list has a name; the breadcrumb above it has none.
  const rows = page.getByRole('main').getByRole('list', { name: /./ }).getByRole('listitem')
  return {
    rows,
    row: (name: string): Locator => rows.filter({ hasText: name }),
    place: (name: string) => rows.filter({ hasText: name }).getByRole('textbox'),
    save: page.getByRole('button', { name: /^(Save sorting|حفظ الترتيب)$/ }),
    cancel: page.getByRole('button', { name: /^(Cancel|إلغاء)$/ }),
    /** The announcements of moves for screen readers. */
    spoken: page.locator('[id^=DndLiveRegion]'),
    /** Lifts a row by keyboard, and waits until arrow keys move it. */
    async lift(name: string, saidToBeLifted: string): Promise<void> {
      const grip = rows.filter({ hasText: name }).getByRole('button')
      await grip.focus()
      await page.keyboard.press('Space')
      await expect(page.locator('[id^=DndLiveRegion]')).toHaveText(saidToBeLifted)
      await expect(grip).toHaveAttribute('aria-pressed', 'true')
      // The list listens to keys one turn of the event loop after the row was lifted.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    },
    async expectOrder(names: readonly string[]): Promise<void> {
      await expect(rows).toHaveCount(names.length)
      for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name)
    },
  }
}
