import type { Page } from '@playwright/test'

/** The bill of a table. */
export function billScreen(page: Page) {
  const money = page.getByRole('region', { name: 'Payment' })
  const closing = page.getByRole('alertdialog')
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
      shares: page.getByRole('list', { name: 'Who pays what' }).getByRole('listitem'),
    },
  }
}
