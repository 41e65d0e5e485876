import { billsPath, closeBillPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { one } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import { keepTableWith } from '#features/tables/public/keep-table-with.ts'
import { closeBill } from './close-bill.ts'
import { closeBillsByNight, endEarlierNight } from './close-by-night.ts'
import { readBill } from './find-bill.ts'
import { listBills } from './list-bills.ts'

/** Registers the two services of bills, and the closing of older open bills by the venues' nights. */
export function registerBillServices(app: App): void {
  const { db, clock, principals, transactionHooks } = app

  useService(app, billsPath, {
    find: ({ query, user, paginate }) => listBills({ db, query, principal: user, isPaged: paginate !== false }),

    get: (id, { user }) => db.read(() => readBill(id, user)),
  })

  useService(app, closeBillPath, { create: { transaction: closeBill } })

  // A closed bill ends the sitting of its guests, which must take effect at once.
  app.service(billsPath).on('patched', ({ tableId }: Bill) => principals.evict({ tableId }))
  transactionHooks.add('tables:guestComes', ({ tableId, now }) =>
    endEarlierNight(tableId, { principal: null, now, app }),
  )
  for (const records of ['bills', 'orders'] as const) keepTableWith(app, records)
  transactionHooks.add('tables:turnedOff', function* ({ tableId }) {
    const open = yield* one('SELECT "id" FROM bills WHERE "tableId" = ? AND "closedAt" IS NULL', tableId)
    if (open)
      throw conflict({ message: tableErrors.billOpen, reason: 'billOpen', fields: { isActive: tableErrors.billOpen } })
  })
  app.schedule('bills of the night', '7 * * * *', () => closeBillsByNight(app, clock.now()))
}
