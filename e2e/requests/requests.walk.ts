import type { Page } from '@playwright/test'
import type { Stop } from '../house/walk.ts'
import { guestAt } from '../people/guest.ts'

const manager = 'manager@hotel.demo'

export const requestsWalk: Stop[] = [
  {
    email: manager,
    path: () => '/tables/request',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: (page, { url }) => askForTowels(page, { url, table: 'Room 205' }),
  },
  {
    email: manager,
    path: () => '/tables/request?reports=shown&tab=done',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: manager,
    path: () => '/tables/request?tab=noAnswer',
    shown: (page) => page.getByText(/On these days every|في هذه الأيام أُجيب/),
  },
  {
    email: manager,
    path: () => '/requests/times',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: manager,
    path: () => '/requests/times?edit=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/tables/request',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: (page, { url }) => askForTowels(page, { url, table: 'Room 206' }),
  },
  {
    email: 'manager@restaurant.demo',
    path: () => '/tables/request?reports=shown',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
]

async function askForTowels(page: Page, { url, table }: { url: string; table: string }): Promise<void> {
  const guest = await guestAt({ url, table })
  await guest.ask('towel')
  await page.getByRole('rowheader', { name: table }).waitFor()
}
