import type { Page } from '@playwright/test'
import { pickIn } from './choice-field.ts'

/** The four panels of a venue's menu, in English. */
export function menuBoard(page: Page) {
  const panel = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const drawer = page.locator('.ant-drawer-section')
  return {
    panel,
    row: (name: string) => panel(name).getByRole('listitem'),
    search: page.getByRole('searchbox', { name: 'Search Item' }),
    add: (what: string) => page.getByRole('button', { name: `Add ${what}`, exact: true }),
    edit: (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true }),
    drawer,
    field: (label: string) => drawer.getByLabel(label, { exact: true }),
    save: drawer.getByRole('button', { name: /^Save/ }),
    async name(english: string, arabic: string): Promise<void> {
      await drawer.getByLabel('Name in English').fill(english)
      await drawer.getByLabel('Name in Arabic').fill(arabic)
    },
    /** Every day, at every hour. */
    async always(): Promise<void> {
      await pickIn(drawer.getByRole('combobox', { name: 'Days available' }), 'ALL')
      await pickIn(drawer.getByRole('combobox', { name: 'Hours available' }), 'ALL')
    },
  }
}
