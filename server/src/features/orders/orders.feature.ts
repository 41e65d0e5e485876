import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { App } from '#kit/context.ts'
import type { Feature } from '#kit/feature.ts'
import { publishEvents } from '#kit/publish-events.ts'
import { tableTopic } from '#features/tables/door/table-topic.ts'
import { forgetOldKeys } from '#kit/idempotency.ts'
import { registerBillServices } from './bills/bills.service.ts'
import { countOrdersAtTables } from './count-orders-at-tables.ts'
import { registerFinanceServices } from './finance/finance.service.ts'
import { itemizeOrders } from './lines/itemize-orders.ts'
import { registerOrderServices } from './orders.service.ts'

/** What is heard of orders, and of their bills. */
const ordersTopic = tableTopic('orders', 'orders:read')

export const ordersFeature: Feature = {
  name: 'orders',
  register(app: App) {
    registerOrderServices(app)
    registerBillServices(app)
    registerFinanceServices(app)
    publishEvents(app, ordersPath, ordersTopic)
    publishEvents(app, billsPath, ordersTopic)
    app.liveCounters.push((asked) => countOrdersAtTables({ db: app.db, ...asked }))
    app.schedule('lines of orders', '* * * * *', () => itemizeOrders(app.db, app.clock.now()))
    app.schedule('old idempotency keys', '27 * * * *', () => forgetOldKeys(app.db, app.clock.now()))
  },
}
