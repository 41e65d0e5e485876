import type { Page } from '@playwright/test'

/** The bill of a table. */
export function billScreen(page: Page) {
  const money = page.getByRole('region', { name: 'Payment' })
  const closing = page.getByRole('alertdialog')
  const shares = page.getByRole('list', { name: 'Who pays what' }).getByRole('listitem')
  return {
    heading: page.getByRole('heading', { level: 1 }),
    sums: money.getByRole('definition'),
    order: (id: number) => page.getByRole('link', { name: `Order #${id}`, exact: true }),
    /** Those that keep the bill open. */
    unfinished: page.getByRole('link', { name: /^#\d+$/ }),
    close: page.getByRole('button', { name: 'Close bill' }),
    closing,
    confirm: closing.getByRole('button', { name: 'Close bill' }),
    closed: page.getByText('Closed', { exact: true }),
    split: {
      evenly: page.getByRole('button', { name: 'Evenly' }),
      more: page.getByRole('button', { name: 'More: People' }),
      shares,
      payable: shares.getByRole('button'),
      share: (guestNumber: number) => shares.getByRole('button', { name: new RegExp(`^Guest ${guestNumber}\\b`) }),
      take: (kind: 'cash' | 'card') => closing.getByRole('button', { name: `Take ${kind}` }),
    },
  }
}
