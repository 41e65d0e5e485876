import type { Page } from '@playwright/test'
import { cardIn } from './board.ts'

/** The waiter's board. */
export function floor(page: Page) {
  const list = page.getByRole('group', { name: 'Active orders' })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Active orders' }),
    search: page.getByRole('searchbox', { name: 'Search' }),
    card: (id: number) => cardIn(list, id),
    /** Where there is room for all three beside each other. */
    column: (name: 'Ready' | 'In Progress' | 'Delivered') =>
      list.getByRole('region', { name: new RegExp(`^${name} `) }),
  }
}
