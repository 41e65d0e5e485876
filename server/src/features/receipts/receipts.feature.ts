import { randomUUID } from 'node:crypto'
import {
  claimReceiptPath,
  countReceiptOrdersPath,
  receiptOrdersPath,
  receiptPrintsPath,
  releaseReceiptPath,
} from '@brigade/domain/receipts/receipts.api.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { listRecords } from '#kit/lists/list-records.ts'
import { findRecord } from '#kit/lists/records.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { claimReceipt, releaseReceipt } from './claim-receipt.ts'
import { endPrint } from './end-print.ts'
import { forgetOldReceipts } from './forget-old-receipts.ts'
import { followReceipt, queueReceipt } from './on-order-moved.ts'
import { countReceiptOrders, listReceiptOrders } from './list-receipt-orders.ts'
import { receiptOrderColumns, receiptOrderOfRow, type ReceiptOrderRow, receiptPrintColumns } from './receipt-columns.ts'
import { startPrint } from './start-print.ts'

export const receiptsFeature: Feature = {
  name: 'receipts',
  register(app: App) {
    const { db, clock, transactionHooks } = app
    app.schedule('old receipts', '57 * * * *', () => forgetOldReceipts(db, clock.now()))
    transactionHooks.add('orders:placed', queueReceipt)
    transactionHooks.add('orders:moved', followReceipt)
    transactionHooks.add('orders:cartChanged', followReceipt)
    transactionHooks.add('orders:undone', followReceipt)
    registerReceiptOrders(app)
    registerPrints(app)
    publishEvents(app, receiptOrdersPath, staffTopic('receiptOrders', 'receiptOrders:read'))
  },
}

function registerReceiptOrders(app: App): void {
  const { db, clock } = app

  useService(app, receiptOrdersPath, {
    find: ({ query, user, paginate }) => listReceiptOrders({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) => {
      const asked = { id, principal: user, what: 'receipt order' }
      return receiptOrderOfRow(await db.read(() => findRecord<ReceiptOrderRow>(receiptOrderColumns, asked)))
    },
  })

  useService(app, countReceiptOrdersPath, {
    create: (body, { user }) => countReceiptOrders({ db, body, principal: user, now: clock.now() }),
  })

  useService(app, claimReceiptPath, {
    create: { transaction: ({ id }, call) => claimReceipt({ id, claim: randomUUID() }, call) },
  })

  useService(app, releaseReceiptPath, { create: { transaction: releaseReceipt } })
}

function registerPrints(app: App): void {
  const { db } = app

  useService(app, receiptPrintsPath, {
    find: ({ query, user, paginate }) =>
      listRecords(
        { db, query, principal: user, isPaged: paginate !== false },
        {
          columns: receiptPrintColumns,
          sort: { id: -1 },
        },
      ),

    create: { transaction: startPrint },

    patch: { transaction: endPrint },
  })
}
