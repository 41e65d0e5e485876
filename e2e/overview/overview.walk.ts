import type { Stop } from '../house/walk.ts'

export const overviewWalk: Stop[] = [
  {
    email: 'organization@brigade.demo',
    path: () => '/overview',
    shown: (page) => page.getByRole('main').getByRole('listitem').first(),
    act: (page) => page.getByRole('main').getByRole('listitem').first().getByRole('link'),
  },
]
