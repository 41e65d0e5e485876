import type { Page } from '@playwright/test'

/** Returns the locators of the drawer for a spreadsheet, with its rows by their number there. */
export function bulkDrawer(page: Page) {
  const drawer = page.getByRole('dialog').filter({ has: page.locator('input[type=file], [role=table]') })
  return {
    drawer,
    open: (panel: string) => page.locator(`[data-panel=${panel}] header button`).first().click(),
    choose: (file: { name: string; buffer: Buffer }) =>
      drawer.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/octet-stream' }),
    rows: drawer.locator('[data-line]'),
    cell: (header: string, row: number) => drawer.locator(`[data-line="${row}"] input[aria-label^="${header},"]`),
    problems: drawer.locator('[aria-invalid=true]'),
    remove: (row: number) => drawer.getByRole('button', { name: `Remove row ${row}`, exact: true }),
    submit: drawer.getByRole('button', { name: 'Submit', exact: true }),
    count: (what: 'created' | 'changed' | 'untouched') => page.locator(`[data-count=${what}] dd`),
    import: page.getByRole('button', { name: 'Import', exact: true }),
    undo: page.getByRole('button', { name: 'Undo', exact: true }),
  }
}
