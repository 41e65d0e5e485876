import type { Stop } from '../house/walk.ts'

export const settingsWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    path: () => '/settings',
    shown: (page) => page.getByRole('switch').first(),
  },
]
