import type { Stop } from '../house/walk.ts'

const manager = 'manager@hotel.demo'

export const pushWalk: Stop[] = [
  {
    email: manager,
    path: () => '/push/times',
    shown: (page) => page.getByRole('rowheader').first(),
  },
  {
    email: manager,
    path: () => '/push/times?edit=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
]
