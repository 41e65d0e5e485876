import type { Page } from '@playwright/test'
import { cardIn } from './board.ts'

/** The kitchen's tickets. */
export function kitchen(page: Page) {
  const tickets = page.getByRole('group', { name: 'Tickets' })
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Kitchen orders' }),
    ticket: (id: number) => cardIn(tickets, id),
    lastReady: page.getByRole('region', { name: 'Last made ready' }),
  }
}
