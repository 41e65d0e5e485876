import type { Stop } from '../house/walk.ts'

const email = 'supermanager@brigade.demo'

export const venuesWalk: Stop[] = [
  {
    email,
    path: () => '/restaurants',
    shown: (page) => page.getByRole('rowheader').first(),
    act: (page) => page.getByRole('button', { name: /^(New venue|منشأة جديدة)$/ }),
  },
  {
    email,
    path: () => '/restaurants?search=nowhere',
    shown: (page) => page.getByText(/No matching venues|لا منشآت مطابقة/),
  },
  {
    email,
    path: () => '/restaurants/create',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
  {
    email,
    path: () => '/restaurants/1',
    // The step of the codes is the last to arrive.
    shown: (page) => page.locator('main li').last(),
    act: (page) => page.getByRole('button', { name: /^(Edit|تعديل)$/ }),
  },
  ...['edit', 'copy'].map((tool): Stop => ({
    email,
    path: () => `/restaurants/1?${tool}=1`,
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  })),
  {
    email: 'admin@brigade.demo',
    path: () => '/restaurants/3',
    shown: (page) => page.locator('main li a').first(),
  },
  {
    email: 'admin@brigade.demo',
    path: () => '/restaurants/1?tool=testOrder&of=1',
    shown: (page) => page.locator('dialog form'),
    isCovered: true,
  },
  {
    email,
    path: () => '/restaurants/99',
    shown: (page) => page.getByText(/Venue not found|المنشأة غير موجودة/),
  },
]
