import { expect, type Locator, type Page } from '@playwright/test'

/** The one screen on which lists are put in order. */
export function sortScreen(page: Page) {
  const rows = page.getByRole('main').getByRole('listitem')
  return {
    rows,
    row: (name: string): Locator => rows.filter({ hasText: name }),
    /** What takes the keyboard of a row. */
    grip: (name: string) => rows.filter({ hasText: name }).getByRole('button'),
    place: (name: string) => rows.filter({ hasText: name }).getByRole('textbox'),
    save: page.getByRole('button', { name: /^(Save order|حفظ الترتيب)$/ }),
    cancel: page.getByRole('button', { name: /^(Cancel|إلغاء)$/ }),
    /** What screen readers hear of moves. */
    spoken: page.locator('[id^=DndLiveRegion]'),
    async expectOrder(names: readonly string[]): Promise<void> {
      await expect(rows).toHaveCount(names.length)
      for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name)
    },
  }
}
