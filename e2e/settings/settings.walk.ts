import type { Stop } from '../house/walk.ts'

export const settingsWalk: Stop[] = [
  {
    email: 'manager@hotel.demo',
    path: () => '/settings',
    shown: (page) => page.getByRole('switch').first(),
  },
  {
    email: 'finance@hotel.demo',
    path: () => '/settings',
    shown: (page) => page.getByRole('button', { name: /^(Set up|إعداد)$/ }),
    isCovered: true,
    open: async (page) => {
      await page.getByRole('button', { name: /^(Set up|إعداد)$/ }).click()
      await page.locator('dialog form').waitFor()
    },
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/restaurants/1/details',
    shown: (page) => page.locator('main li').first(),
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/restaurants/1/details?edit=piecesALine',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/restaurants/1/details?edit=pausing',
    shown: (page) => page.locator('dialog li').nth(1),
    isCovered: true,
  },
]
