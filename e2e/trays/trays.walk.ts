import type { Stop } from '../house/walk.ts'

const email = 'manager@hotel.demo'

export const traysWalk: Stop[] = [
  { email, path: () => '/tables/request?tab=rooms', shown: (page) => page.getByRole('heading', { level: 3 }).first() },
  {
    email,
    path: () => '/tables/request?reports=shown&tab=done&report=trays',
    shown: (page) => page.getByRole('button', { name: /^Download|تنزيل/ }),
  },
  {
    email: 'waiter@hotel.demo',
    path: () => '/tables/request?tab=overnight',
    shown: (page) => page.getByRole('heading', { level: 3 }).first(),
  },
  {
    email: 'waiter@hotel.demo',
    path: () => '/tables/round',
    shown: (page) => page.getByRole('checkbox').first(),
  },
  {
    email,
    path: () => '/qrslist',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email,
    path: () => '/qrslist/labels',
    shown: (page) => page.getByRole('listitem').first(),
    // A page for printing has no shell, and so no shortcuts that a scan could press.
    isCovered: true,
  },
  ...['settings=1', 'add='].map((opened): Stop => ({
    email,
    path: () => `/qrslist?${opened}`,
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  })),
]
