import type { Page } from '@playwright/test'
import { cardIn } from './board.ts'

/** Returns the locators of the waiter's board. */
export function floor(page: Page) {
  const list = page.getByRole('group', { name: 'Orders', exact: true })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Orders' }),
    /** On a phone, the button opens the search. */
    searchButton: page.getByRole('button', { name: 'Search', exact: true }),
    search: page.getByRole('searchbox', { name: 'Search' }),
    card: (id: number) => cardIn(list, id),
    /** The column, if there is room for all three side by side. */
    column: (name: 'Ready' | 'In Progress' | 'Delivered') =>
      list.getByRole('region', { name: new RegExp(`^${name} `) }),
  }
}
