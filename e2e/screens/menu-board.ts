import type { Page } from '@playwright/test'

/** Returns the locators of the four panels of a venue's menu, in English. */
export function menuBoard(page: Page) {
  const panel = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const drawer = page.locator('dialog:has(.ant-form)')
  return {
    panel,
    row: (name: string) => panel(name).getByRole('listitem'),
    search: page.getByRole('searchbox', { name: 'Search Item' }),
    add: (what: string) => page.getByRole('button', { name: `Add ${what}`, exact: true }),
    edit: (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true }),
    drawer,
    field: (label: string) => drawer.getByLabel(label, { exact: true }),
    save: drawer.getByRole('button', { name: /^Save(?! and)/ }),
    async name(english: string, arabic: string): Promise<void> {
      await drawer.getByLabel('Name in English').fill(english)
      await drawer.getByLabel('Name in Arabic').fill(arabic)
    },
  }
}
