import type { Stop } from '../house/walk.ts'

export const machinesWalk: Stop[] = [
  {
    email: 'admin@brigade.demo',
    path: () => '/api-keys',
    shown: (page) => page.getByRole('button', { name: /Create key|إنشاء مفتاح/ }),
    act: (page) => page.getByRole('button', { name: /Create key|إنشاء مفتاح/ }),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/api-keys?add',
    isCovered: true,
    shown: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
]
