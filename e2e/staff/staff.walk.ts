import type { Stop } from '../house/walk.ts'

const admin = 'admin@brigade.demo'

export const staffWalk: Stop[] = [
  {
    email: admin,
    path: () => '/staff',
    shown: (page) => page.getByRole('rowheader').first(),
    act: (page) => page.getByRole('button', { name: /^(Invite|دعوة)$/ }),
  },
  { email: admin, path: () => '/creds', shown: (page) => page.getByRole('rowheader').first() },
  {
    email: 'manager@restaurant.demo',
    path: () => '/staff?search=nobody',
    shown: (page) => page.getByText(/No accounts found|لم يُعثر على حسابات/),
  },
  ...['add', 'edit=6', 'link=6', 'factor=6'].map((opened): Stop => ({
    email: admin,
    path: () => `/staff?${opened}`,
    shown: (page) => page.locator('dialog'),
    isCovered: true,
  })),
  {
    email: admin,
    path: () => '/staff?link=6',
    shown: (page) => page.locator('dialog'),
    isCovered: true,
    open: async (page) => {
      await page.getByRole('button', { name: /^(Make link|إنشاء الرابط)$/ }).click()
      await page.locator('dialog input[readonly]').waitFor()
    },
  },
  {
    email: 'manager@hotel.demo',
    path: () => '/staff',
    shown: (page) => page.locator('dialog input'),
    isCovered: true,
  },
  {
    email: admin,
    path: () => '/invitation/unknown',
    shown: (page) => page.getByRole('alert'),
    isCovered: true,
  },
]
