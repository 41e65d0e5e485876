import type { Stop } from '../house/walk.ts'

const email = 'manager@hotel.demo'

export const traysWalk: Stop[] = [
  { email, path: () => '/tables/trays', shown: (page) => page.getByRole('heading', { level: 3 }).first() },
  {
    email,
    path: () => '/tables/trays?tab=done',
    shown: (page) => page.getByRole('button', { name: /^Download|تنزيل/ }),
  },
  {
    email: 'waiter@hotel.demo',
    path: () => '/tables/trays?tab=overnight',
    shown: (page) => page.getByRole('heading', { level: 3 }).first(),
  },
]
