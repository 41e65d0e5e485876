import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'

const handle: RouteHandle = { permission: 'bills:read', isOfARecord: true, titleKey: 'bill:screens.bill' }

/** The bill of a table's sitting. */
export const billFeature: WebFeature = {
  name: 'bill',
  translations: () => import('#features/orders/bill/bill.translations.en.ts'),
  usesCatalogues: ['orders', 'selling'],
  routes: [screen('bills/:id', handle, () => import('#features/orders/bill/bill.page.tsx'))],
}
