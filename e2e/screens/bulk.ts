import type { Page } from '@playwright/test'

/**
 * Returns the locators of the drawer for a spreadsheet, with its rows by their number there; its texts are those of the
 * interface, by default in English.
 */
export function bulkDrawer(
  page: Page,
  words = { submit: 'Submit', import: 'Import', undo: 'Undo', remove: 'Remove row' },
) {
  const drawer = page.getByRole('dialog').filter({ has: page.locator('input[type=file], [role=table]') })
  return {
    drawer,
    open: (panel: string) => page.locator(`[data-panel=${panel}] header button`).first().click(),
    choose: (file: { name: string; buffer: Buffer }) =>
      drawer.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/octet-stream' }),
    rows: drawer.locator('[data-line]'),
    cell: (header: string, row: number) =>
      drawer.locator(
        `[data-line="${row}"] input[aria-label^="${header},"], [data-line="${row}"] input[aria-label^="${header}،"]`,
      ),
    problems: drawer.locator('[aria-invalid=true]'),
    remove: (row: number) => drawer.getByRole('button', { name: `${words.remove} ${row}`, exact: true }),
    submit: drawer.getByRole('button', { name: words.submit, exact: true }),
    count: (what: 'created' | 'changed' | 'untouched') => page.locator(`[data-count=${what}] dd`),
    import: page.getByRole('button', { name: words.import, exact: true }),
    undo: page.getByRole('button', { name: words.undo, exact: true }),
  }
}
