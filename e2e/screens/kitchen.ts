import type { Page } from '@playwright/test'

/** Returns the locators of the kitchen's tickets. */
export function kitchen(page: Page) {
  const tickets = page.getByRole('group', { name: 'Tickets' })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Kitchen orders' }),
    ticket: (id: number) => tickets.locator(`article[data-order="${id}"]`),
    lastReady: page.getByRole('region', { name: 'Last ready' }),
    /** The dialog with all ready tickets, each with its Recall. */
    recall: page.getByRole('dialog', { name: 'Last ready' }),
  }
}
