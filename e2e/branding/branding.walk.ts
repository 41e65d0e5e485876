import type { Stop } from '../house/walk.ts'

export const brandingWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    path: () => '/branding',
    shown: (page) => page.getByRole('article').first(),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/branding?edit=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
]
