import { billsPath, closeBillPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { announce } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { closeBill } from './close-bill.ts'
import { closeBillsByNight, endEarlierNight } from './close-by-night.ts'
import { readBill } from './find-bill.ts'
import { listBills } from './list-bills.ts'

/** Registers the two services of bills, and has the venues' nights close what is open from before. */
export function registerBillServices(app: App): void {
  const { db, clock, principals, followUps } = app

  useService(app, billsPath, {
    find: ({ query, user, paginate }) => listBills({ db, query, principal: user, isPaged: paginate !== false }),

    get: (id, { user }) => db.read(() => readBill(id, user)),
  })

  useService(app, closeBillPath, {
    create: async ({ id }, { user }) => {
      const now = clock.now()
      const { bill, announcements } = await db.write(() => closeBill({ id, principal: user, now, followUps }))
      announce(app, announcements)
      return bill
    },
  })

  // A closed bill ends the sitting of its guests, which they must feel at once.
  app.service(billsPath).on('patched', ({ tableId }: Bill) => principals.evict({ tableId }))
  followUps.add('tables:guestComes', (comes) => endEarlierNight({ ...comes, followUps }))
  app.schedule('bills of the night', '7 * * * *', () => closeBillsByNight(app, clock.now()))
}
