import type { Stop } from '../house/walk.ts'

export const insightsWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    path: () => '/insights?from=2001-01-01&to=2001-01-31',
    shown: (page) => page.getByText(/No completed orders|لا طلبات مكتملة/),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/insights',
    shown: (page) => page.getByRole('img').nth(5),
    act: (page) => page.getByRole('button', { name: /^(Print or save as PDF|طباعة أو حفظ PDF)$/ }),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/insights',
    shown: (page) => page.getByRole('img').nth(5),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^(Table|جدول)$/ })
        .first()
        .click()
      await page.locator('tbody tr').first().waitFor()
    },
  },
]
