import type { Locator, Page } from '@playwright/test'

export type ColumnName = 'In Queue' | 'Updated' | 'In Progress' | 'Delivered'

/** Returns the locators of the live board, at `/orders/list` and at `/orders`. */
export function board(page: Page) {
  const column = (name: ColumnName) => page.getByRole('region', { name: new RegExp(`^${name} `) })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Orders' }),
    /** On a phone, the button opens the search. */
    searchButton: page.getByRole('button', { name: 'Search', exact: true }),
    search: page.getByRole('searchbox', { name: 'Search' }),
    column,
    /** Returns an order's card in a column. */
    card: (name: ColumnName, id: number) => cardIn(column(name), id),
  }
}

/** Returns the card or ticket of one order within a part of a screen. */
export function cardIn(part: Locator, id: number): Locator {
  return part.getByRole('article').filter({ hasText: new RegExp(`#${id}(?!\\d)`) })
}
