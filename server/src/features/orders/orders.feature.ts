import { soldCountsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { tableTopic } from '#features/tables/public/table-topic.ts'
import { forgetOldKeys } from '#kit/contracts/idempotency.ts'
import { registerBillServices } from './bills/bills.service.ts'
import { countDelivered } from './count-delivered.ts'
import { countOrdersAtTables } from './count-orders-at-tables.ts'
import { registerFinanceServices } from './finance/finance.service.ts'
import { lastOrders } from './last-orders.ts'
import { keepBusyVenue, keepCurrency } from './keep-venue.ts'
import { itemizeOrders } from './lines/itemize-orders.ts'
import { listSoldCounts } from './lines/list-sold-counts.ts'
import { registerOrderServices } from './orders.service.ts'

/** The events of orders and of their bills. */
const ordersTopic = tableTopic('orders', 'orders:read')

export const ordersFeature: Feature = {
  name: 'orders',
  register(app: App) {
    registerOrderServices(app)
    registerBillServices(app)
    registerFinanceServices(app)
    app.transactionHooks.add('venues:settingsChange', keepCurrency)
    app.transactionHooks.add('venues:archived', keepBusyVenue)
    useService(app, soldCountsPath, {
      find: ({ query, user }) =>
        listSoldCounts({ db: app.db, venueId: query.restaurantId, principal: user, now: app.clock.now() }),
    })
    publishEvents(app, ordersPath, ordersTopic)
    publishEvents(app, billsPath, ordersTopic)
    app.venueCounters.push(lastOrders)
    app.setUpCounters.push({ step: 'testOrder', count: countDelivered })
    app.liveCounters.push((asked) => countOrdersAtTables({ db: app.db, ...asked }))
    app.schedule('lines of orders', '* * * * *', () => itemizeOrders(app.db, app.clock.now()))
    app.schedule('old idempotency keys', '27 * * * *', () => forgetOldKeys(app.db, app.clock.now()))
  },
}
