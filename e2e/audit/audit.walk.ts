import type { Stop } from '../house/walk.ts'

export const auditWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    path: () => '/audit',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/audit',
    shown: (page) => page.locator('tbody tr button').first(),
    open: async (page) => {
      await page.locator('tbody tr button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/audit?record=machine',
    shown: (page) => page.getByText(/No entries found|لا توجد قيود/),
  },
]
