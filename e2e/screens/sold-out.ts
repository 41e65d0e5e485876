import type { Page } from '@playwright/test'

/** Returns the locators of the drawer with sold-out things, opened from the boards of orders. */
export function soldOut(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Sold out' })
  return {
    button: page.getByRole('button', { name: /^(Mark sold out$|Sold out)/ }),
    drawer,
    search: drawer.getByRole('searchbox', { name: 'Search items' }),
    now: drawer.getByRole('region', { name: 'Currently sold out' }),
    choice: (span: string, name: string) => drawer.getByRole('button', { name: `${span}: ${name}`, exact: true }),
    part: (name: string) => drawer.getByRole('button', { name, exact: true }),
  }
}
