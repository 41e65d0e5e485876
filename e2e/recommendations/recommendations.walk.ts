import type { Stop } from '../house/walk.ts'

const email = 'manager@hotel.demo'

/** The screens of recommendations. */
export const recommendationsWalk: Stop[] = [
  {
    email,
    path: () => '/ai-recommendation',
    shown: (page) => page.getByRole('heading', { level: 3 }).first(),
  },
  {
    email,
    path: () => '/ai-recommendation?tab=suggestions',
    shown: (page) => page.locator('main').getByRole('status').first(),
  },
  {
    email,
    path: () => '/ai-recommendation?tab=dessert&add',
    shown: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    isCovered: true,
  },
  {
    email,
    path: () => '/ai-recommendation?tab=dessert&try=1',
    shown: (page) => page.getByRole('dialog').getByRole('heading', { level: 3 }),
    isCovered: true,
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/restaurants/1/main/sort?dialog=starter',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/restaurants/1/main/1/sub/sort',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
]
