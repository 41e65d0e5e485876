import type { Stop } from '../house/walk.ts'
import { guestAt } from '../people/guest.ts'

const waiter = 'waiter@hotel.demo'

export const tablesWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    // By their names, for on a phone the rooms where something is late come first, and others are out of sight.
    path: () => '/tables/management?search=20',
    shown: (page) => page.locator('[data-room]').first(),
    open: async (page, { url }) => {
      const guest = await guestAt({ url, table: 'Room 206' })
      await guest.order({ dish: 'Fattoush' })
      await guest.ask('towel')
      await page
        .locator('[data-room]')
        .filter({ hasText: 'Room 206' })
        .filter({ hasText: /1 request|طلب خدمة/ })
        .waitFor()
    },
  },
  {
    email: waiter,
    path: () => '/tables/management?search=nowhere',
    shown: (page) => page.getByText(/No such table or room|لا توجد طاولة أو غرفة كهذه/),
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
    path: () => '/qrslist?tab=tables&floor=2',
    shown: (page) => page.getByRole('rowheader').first(),
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
    // A page to be printed has no shell, and so no shortcuts that a scan could press.
    isCovered: true,
  },
]
