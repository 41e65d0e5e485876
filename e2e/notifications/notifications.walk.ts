import { expect, type Page } from '@playwright/test'
import type { Stop } from '../house/walk.ts'
import { headOffice } from '../people/head-office.ts'

export const notificationsWalk: Stop[] = [
  {
    email: 'organization@brigade.demo',
    path: () => '/notifications?venue=1',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    email: 'organization@brigade.demo',
    path: () => '/notifications?add',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/admin-notification',
    shown: (page) => page.getByRole('row').nth(1),
    onDesk: expectWholeTableOnTablets,
  },
  {
    email: 'organization@brigade.demo',
    path: () => '/admin-notification?state=read',
    shown: (page) => page.getByRole('heading', { level: 1 }),
    open: async (page) => {
      await page.locator('header [aria-expanded]').last().click()
      await page.locator('header a[href="/admin-notification"]').waitFor()
    },
  },
  {
    // Other people get pop-ups that come before messages.
    email: 'marketing@restaurant.demo',
    path: () => '/settings',
    shown: (page) => page.getByRole('switch').first(),
    open: async (page, { url }) => {
      const office = await headOffice(url)
      const title = 'Walked past'
      await office.write({ venueId: 2, title })
      await page.getByRole('article').filter({ hasText: title }).waitFor()
    },
  },
]

/** Expects all columns in sight, the last of which says what is new. */
async function expectWholeTableOnTablets(page: Page): Promise<void> {
  const table = page.getByRole('region', { name: 'All notifications' })
  for (const width of [768, 844, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
}
