import type { Page } from '@playwright/test'

/** Returns the locators of a table's bill. */
export function billScreen(page: Page) {
  const money = page.getByRole('region', { name: 'Payment' })
  const closing = page.getByRole('alertdialog')
  const shares = page.getByRole('list', { name: 'Amount per guest' }).getByRole('listitem')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    sums: money.getByRole('definition'),
    order: (id: number) => page.getByRole('link', { name: `Order #${id}`, exact: true }),
    /** The links to the orders that keep the bill open. */
    unfinished: page.getByRole('link', { name: /^#\d+$/ }),
    close: page.getByRole('button', { name: 'Close bill' }),
    closing,
    confirm: closing.getByRole('button', { name: 'Close bill' }),
    closed: page.getByText('Closed', { exact: true }),
    split: {
      evenly: page.getByRole('button', { name: 'Evenly' }),
      more: page.getByRole('button', { name: 'Increase: Guests' }),
      shares,
      payable: shares.getByRole('button'),
      share: (guestNumber: number) => shares.getByRole('button', { name: new RegExp(`^Guest ${guestNumber}\\b`) }),
      take: (kind: 'cash' | 'card') => closing.getByRole('button', { name: `Take ${kind}` }),
    },
  }
}
