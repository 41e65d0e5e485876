import type { Page } from '@playwright/test'
import { pickIn } from './choice-field.ts'

/** Returns the locators of the list of all orders. */
export function history(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'All orders' }),
    search: page.getByRole('searchbox', { name: 'Search' }),
    row: (id: number) => page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) }),
    /** Picks one of the choices of a filter. */
    async choose(filter: string, choice: string) {
      const drawer = page.getByRole('dialog', { name: 'Filters' })
      await page.getByRole('button', { name: /^Filters/ }).click()
      await pickIn(drawer.getByRole('combobox', { name: filter }), choice)
      await drawer.getByRole('button', { name: 'Close' }).click()
    },
  }
}
