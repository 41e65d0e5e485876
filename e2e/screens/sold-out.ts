import type { Page } from '@playwright/test'

/** What is sold out, opened from the boards of orders. */
export function soldOut(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Sold out' })
  return {
    button: page.getByRole('button', { name: /^Sold out/ }),
    drawer,
    search: drawer.getByRole('searchbox', { name: 'Search dishes' }),
    now: drawer.getByRole('region', { name: 'Sold out now' }),
    choice: (span: string, name: string) => drawer.getByRole('button', { name: `${span}: ${name}`, exact: true }),
    part: (name: string) => drawer.getByRole('button', { name, exact: true }),
  }
}
