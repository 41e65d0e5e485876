import { randomUUID } from 'node:crypto'
import {
  claimReceiptPath,
  countReceiptOrdersPath,
  receiptOrdersPath,
  receiptPrintsPath,
  releaseReceiptPath,
} from '@brigade/domain/receipts/receipts.api.ts'
import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { announce, publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { listRecords } from '#kit/list-records.ts'
import { findRecord } from '#kit/records.ts'
import { staffTopic } from '#kit/topics.ts'
import { claimReceipt, releaseReceipt } from './claim-receipt.ts'
import { endPrint } from './end-print.ts'
import { forgetOldReceipts } from './forget-old-receipts.ts'
import { followReceipt, queueReceipt } from './follow-orders.ts'
import { countReceiptOrders, listReceiptOrders } from './list-receipt-orders.ts'
import { receiptOrderColumns, receiptOrderOfRow, type ReceiptOrderRow, receiptPrintColumns } from './receipt-columns.ts'
import { startPrint } from './start-print.ts'

export const receiptsFeature: Feature = {
  name: 'receipts',
  register(app: App) {
    const { db, clock, followUps } = app
    app.schedule('old receipts', '57 * * * *', () => forgetOldReceipts(db, clock.now()))
    followUps.add('orders:placed', queueReceipt)
    followUps.add('orders:moved', followReceipt)
    followUps.add('orders:cartChanged', followReceipt)
    followUps.add('orders:undone', followReceipt)
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
    create: async ({ id }, { user }) => {
      const [now, claim] = [clock.now(), randomUUID()]
      const receiptOrder = await db.write(() => claimReceipt({ id, claim, principal: user, now }))
      tell(receiptOrder)
      return { receiptOrder, claim }
    },
  })

  useService(app, releaseReceiptPath, {
    create: async ({ id, claim }, { user }) => {
      const now = clock.now()
      const receiptOrder = await db.write(() => releaseReceipt({ id, claim, principal: user, now }))
      tell(receiptOrder)
      return receiptOrder
    },
  })

  function tell(record: ReceiptOrder): void {
    announce(app, [{ path: receiptOrdersPath, event: 'patched', record }])
  }
}

function registerPrints(app: App): void {
  const { db, clock, catalogues, followUps } = app

  useService(app, receiptPrintsPath, {
    find: ({ query, user, paginate }) =>
      listRecords(
        { db, query, principal: user, isPaged: paginate !== false },
        {
          columns: receiptPrintColumns,
          sort: { id: -1 },
        },
      ),

    create: async (body, { user }) => {
      const now = clock.now()
      const { started, announcements } = await db.write(() => startPrint({ body, principal: user, now, catalogues }))
      announce(app, announcements)
      return started
    },

    patch: async (id, { state }, { user }) => {
      const now = clock.now()
      const { print, announcements } = await db.write(() => endPrint({ id, state, principal: user, now, followUps }))
      announce(app, announcements)
      return print
    },
  })
}
