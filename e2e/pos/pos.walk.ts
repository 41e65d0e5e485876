import type { Stop } from '../house/walk.ts'

export const posWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    path: () => '/pos',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/pos?part=notices',
    shown: (page) => page.getByRole('group', { name: 'Result' }).or(page.getByRole('group', { name: 'النتيجة' })),
  },
  {
    email: 'organization@brigade.demo',
    path: () => '/pos?venue=4&part=keys',
    shown: (page) => page.getByRole('table'),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/pos?venue=1&part=setup',
    shown: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/pos?venue=1&part=setup&address=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
]
