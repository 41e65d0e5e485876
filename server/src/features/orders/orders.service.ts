import {
  acceptOrderPath,
  discardTestOrderPath,
  placeTestOrderPath,
  countOrdersPath,
  discountOrderPath,
  feedbackPath,
  keepOrderPath,
  orderEventsPath,
  ordersPath,
  payOrderPath,
  recallOrderPath,
  refundOrderPath,
  undoOrderPath,
} from '@brigade/domain/orders/orders.api.ts'
import { payBillPath } from '@brigade/domain/orders/bills.api.ts'
import type { OrderActBody } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Call } from '#kit/context/call.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { countOrders } from './count-orders.ts'
import { discardTestOrder } from './discard-test-order.ts'
import { discountOrder } from './discount-order.ts'
import { findOrder } from './public/find-order.ts'
import { giveFeedback } from './give-feedback.ts'
import { listOrderEvents } from './list-order-events.ts'
import { listOrders } from './list-orders.ts'
import { keepOrder } from './keep-order.ts'
import { moveOrder } from './public/move-order.ts'
import { orderOfRow } from './records/order-columns.ts'
import { patchOrder } from './patch-order.ts'
import { payBill, payOrder, repeatedBill } from './pay-orders.ts'
import { placeOrder, placeTestOrder, repeatedOrder } from './place-order.ts'
import { refundOrder } from './refund-order.ts'
import { undoAct } from './undo-act.ts'

/** Registers the services of orders. */
export function registerOrderServices(app: App): void {
  const { db, clock } = app

  useService(app, ordersPath, {
    find: (params) =>
      listOrders({
        db,
        query: params.query,
        principal: params.user,
        isPaged: params.paginate !== false,
      }),

    get: async (id, params) => orderOfRow(await db.read(() => findOrder(id, params.user))),

    create: { transaction: placeOrder, repeat: repeatedOrder },

    patch: { transaction: patchOrder, repeat: repeatedOrder },
  })

  useService(app, placeTestOrderPath, { create: { transaction: placeTestOrder, repeat: repeatedOrder } })

  useService(app, discardTestOrderPath, { create: { transaction: discardTestOrder } })

  useService(app, acceptOrderPath, { create: { transaction: acting('accept') } })

  useService(app, undoOrderPath, { create: { transaction: undoAct } })

  useService(app, recallOrderPath, { create: { transaction: acting('recall') } })

  useService(app, keepOrderPath, { create: { transaction: keepOrder } })

  useService(app, discountOrderPath, { create: { transaction: discountOrder } })

  useService(app, payOrderPath, { create: { transaction: payOrder, repeat: repeatedOrder } })

  useService(app, refundOrderPath, { create: { transaction: refundOrder, repeat: repeatedOrder } })

  useService(app, payBillPath, { create: { transaction: payBill, repeat: repeatedBill } })

  useService(app, feedbackPath, { create: { transaction: giveFeedback } })

  useService(app, countOrdersPath, {
    create: (body, params) => countOrders({ db, body, principal: params.user, now: clock.now() }),
  })

  useService(app, orderEventsPath, {
    find: (params) =>
      listOrderEvents({ db, query: params.query, principal: params.user, isPaged: params.paginate !== false }),
  })
}

/** Returns the service method of an act of the status machine that has a path of its own. */
function acting(act: 'accept' | 'recall') {
  return ({ id, version }: OrderActBody, call: Call) => moveOrder({ id, act, version }, call)
}
