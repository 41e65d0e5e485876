import type { Page } from '@playwright/test'
import { pickIn } from './choice-field.ts'

/** The list of all orders. */
export function history(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1, name: 'All orders' }),
    search: page.getByRole('searchbox', { name: 'Search' }),
    row: (id: number) => page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) }),
    /** Picks one of the choices of a filter. */
    choose: (filter: string, choice: string) => pickIn(page.getByRole('combobox', { name: filter }), choice),
  }
}
