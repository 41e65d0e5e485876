import type { Stop } from '../house/walk.ts'

export const receiptsWalk: Stop[] = [
  {
    email: 'manager@receipts.demo',
    path: () => '/receiptorders/list',
    shown: (page) => page.getByRole('article').first(),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/receipts/layout',
    shown: (page) => page.getByRole('article').first(),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/receipts/layout?edit=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
  {
    // The page requests an order of the hotel: nothing is printed, and the page reports that.
    email: 'manager@receipts.demo',
    path: ({ orderId }) => `/autoprint?oid=${orderId}`,
    shown: (page) => page.getByRole('alert'),
    // A page for printing has no shell, and so no shortcuts that a scan could press.
    isCovered: true,
  },
]
