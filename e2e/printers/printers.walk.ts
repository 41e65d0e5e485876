import type { Stop } from '../house/walk.ts'

const email = 'manager@hotel.demo'

export const printersWalk: Stop[] = [
  { email, path: () => '/printers', shown: (page) => page.getByRole('heading', { level: 1 }) },
  { email, path: () => '/printers?add', shown: (page) => page.locator('dialog form'), isCovered: true },
  { email, path: () => '/printers/prints', shown: (page) => page.getByRole('heading', { level: 1 }) },
]
