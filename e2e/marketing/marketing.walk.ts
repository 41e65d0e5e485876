import type { Stop } from '../house/walk.ts'

/** The screens of promotions. */
export const marketingWalk: Stop[] = [
  {
    email: 'marketing@hotel.demo',
    path: () => '/marketing',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: 'marketing@hotel.demo',
    path: () => '/marketing?tab=discounted',
    shown: (page) => page.locator('main').getByRole('navigation'),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/marketing?add',
    shown: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    isCovered: true,
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/marketing/sort?venue=1',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
]
