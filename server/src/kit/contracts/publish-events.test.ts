import { expect, it } from 'vitest'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import type { PublishedEvent } from '#testing/published-by.ts'

/** Each `@ts-expect-error` is an assertion: `npm run check` fails where the line below it compiles. */
it('tells what the contract of a service says that its event tells', () => {
  const order = anOrder()
  const events: PublishedEvent[] = [
    { path: ordersPath, event: 'patched', record: order },
    // @ts-expect-error An order is no bill.
    { path: billsPath, event: 'patched', record: order },
    // @ts-expect-error Orders are not removed.
    { path: ordersPath, event: 'removed', record: order },
    // @ts-expect-error A part of the record is not the record.
    { path: adminNotificationsPath, event: 'created', record: { id: 1 } },
  ]

  expect(events).toHaveLength(4)
})
