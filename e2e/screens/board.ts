import type { Locator, Page } from '@playwright/test'

export type ColumnName = 'In Queue' | 'Updated' | 'In Progress' | 'Delivered'

/** The live board of `/orders/list`, and of `/orders`. */
export function board(page: Page) {
  const column = (name: ColumnName) => page.getByRole('region', { name: new RegExp(`^${name} `) })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Orders' }),
    search: page.getByRole('searchbox', { name: 'Search' }),
    column,
    /** An order's card in a column. */
    card: (name: ColumnName, id: number) => cardIn(column(name), id),
  }
}

/** The card or ticket of one order within a part of a screen. */
export function cardIn(part: Locator, id: number): Locator {
  return part.getByRole('article').filter({ hasText: new RegExp(`#${id} ·`) })
}
