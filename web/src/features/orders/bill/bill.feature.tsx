import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'

const handle: RouteHandle = { permission: 'bills:read', isOfARecord: true, titleKey: 'bill:screens.bill' }

/** What a table's sitting owes. */
export const billFeature: WebFeature = {
  name: 'bill',
  words: {
    en: () => import('#features/orders/bill/bill.words.en.ts'),
    ar: () => import('#features/orders/bill/bill.words.ar.ts'),
  },
  alsoSays: ['orders', 'selling'],
  routes: [screen('bills/:id', handle, () => import('#features/orders/bill/bill.page.tsx'))],
}
