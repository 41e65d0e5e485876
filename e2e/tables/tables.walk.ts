import { expect, type Page } from '@playwright/test'
import type { Stop } from '../house/walk.ts'
import { guestAt } from '../people/guest.ts'

const waiter = 'waiter@hotel.demo'

export const tablesWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    // Rooms are found by name, because on a phone late rooms come first and others are out of sight.
    path: () => '/tables/management?search=20',
    shown: (page) => page.locator('[data-room]').first(),
    open: async (page, { url }) => {
      const guest = await guestAt({ url, table: 'Room 206' })
      await guest.order({ dish: 'Fattoush' })
      await guest.ask('towel')
      // An order of the demo may be late there, which is worse than a request.
      await page
        .locator('[data-room]')
        .filter({ hasText: 'Room 206' })
        .filter({ hasText: /request|خدمة|late|متأخر/ })
        .waitFor()
    },
  },
  {
    email: waiter,
    path: () => '/tables/management?search=nowhere',
    shown: (page) => page.getByText(/No matching tables or rooms|لا طاولات أو غرف مطابقة/),
  },
  {
    email: waiter,
    path: () => '/tables/management?search=Presidential',
    shown: (page) => page.locator('[data-room]').first(),
    onPhone: expectEndOfLongName,
  },
  {
    email: waiter,
    path: () => '/tables/management?order=index&show=busy',
    shown: (page) => page.locator('[data-room]').first(),
    open: async (page) => {
      await page.locator('[data-room]').first().click()
      await page.locator('main').getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/tables/management?venue=2',
    shown: (page) => page.locator('[data-room]').first(),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/tables',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/tables/sort',
    shown: (page) => page.locator('ol li').nth(2),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/tables?add',
    shown: (page) => page.locator('dialog textarea'),
    isCovered: true,
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/qrslist?tab=tables&floor=2',
    shown: (page) => page.getByRole('rowheader').first(),
    act: (page) => page.locator('main a[href*="/qrslist/tables"]'),
  },
  ...['code=1', 'renew=1'].map((opened): Stop => ({
    email: 'manager@hotel.demo',
    path: () => `/qrslist?tab=tables&${opened}`,
    shown: (page) => page.locator('dialog'),
    isCovered: true,
  })),
  {
    email: 'manager@hotel.demo',
    path: () => '/qrslist/tables?floor=1',
    shown: (page) => page.getByRole('listitem').first(),
    // A page for printing has no shell, and so no shortcuts that a scan could press.
    isCovered: true,
    act: (page) => page.getByRole('button', { name: /^(Print codes|طباعة الرموز)$/ }),
  },
]

/** Expects the end of a long name in sight, which tells two suites apart. */
async function expectEndOfLongName(page: Page): Promise<void> {
  const name = page.locator('[data-room] bdi').filter({ hasText: 'Presidential Suite Marina View' })
  const cutOff = await name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
  )
  expect(cutOff).toBeLessThanOrEqual(1)
}
