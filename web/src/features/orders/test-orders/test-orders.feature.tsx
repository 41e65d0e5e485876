import type { WebFeature } from '#kit/features/feature.ts'
import { venueStepsSlot } from '#features/venues/public/venue-steps-slot.ts'
import { testOrderTool } from '#features/orders/records/order-tools.ts'

/** The form that places a test order, the last step of setting up a venue. */
export const testOrdersFeature: WebFeature = {
  name: 'testOrders',
  translations: () => import('#features/orders/test-orders/test-orders.translations.en.ts'),
  routes: [],
  floating: [
    {
      name: testOrderTool,
      params: ['of'],
      permission: 'orders:placeTest',
      part: () => import('#features/orders/test-orders/test-order-tool.tsx'),
    },
  ],
  fills: [venueStepsSlot.filledBy({ step: 'testOrder', tool: testOrderTool, permission: 'orders:placeTest' })],
}
