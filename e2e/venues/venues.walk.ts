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
    shown: (page) => page.locator('main dl').first(),
    act: (page) => page.getByRole('button', { name: /^(Edit|تعديل)$/ }),
  },
  {
    email,
    path: () => '/restaurants/99',
    shown: (page) => page.getByText(/Venue not found|المنشأة غير موجودة/),
  },
]
