import type { Stop } from '../house/walk.ts'

export const jobsWalk: Stop[] = [
  {
    email: 'admin@brigade.demo',
    path: () => '/jobs',
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
]
