import {
  acceptOrderPath,
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
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { App } from '#kit/context.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { announce } from '#kit/publish-events.ts'
import { silence, useService } from '#kit/contract.ts'
import type { Work } from '#kit/work.ts'
import { writeOnce } from '#kit/write-once.ts'
import { countOrders } from './count-orders.ts'
import { discountOrder } from './discount-order.ts'
import { findOrder } from './door/find-order.ts'
import { giveFeedback } from './give-feedback.ts'
import { listOrderEvents } from './list-order-events.ts'
import { listOrders } from './list-orders.ts'
import { keepOrder } from './keep-order.ts'
import { type Moved, moveOrder } from './move-order.ts'
import { orderOfRow } from './order-columns.ts'
import { patchOrder } from './patch-order.ts'
import { payBill, payOrder } from './pay-orders.ts'
import { placeOrder } from './place-order.ts'
import { refundOrder } from './refund-order.ts'
import { undoAct } from './undo-act.ts'

/** Registers the services of orders. */
export function registerOrderServices(app: App): void {
  const { db, clock, catalogues, followUps } = app

  useService(app, ordersPath, {
    find: (params) =>
      listOrders({
        db,
        query: params.query,
        principal: params.user,
        isPaged: params.paginate !== false,
      }),

    get: async (id, params) => orderOfRow(await db.read(() => findOrder(id, params.user))),

    create: async (body, params) => {
      const { idempotencyKey: bodyKey, ...rest } = body
      const idempotencyKey = params.idempotencyKey ?? bodyKey
      const now = clock.now()
      const { order, isRepeat, announcements } = await writeOnce(db.write, () =>
        placeOrder({ body: rest, principal: params.user, idempotencyKey, now, catalogues, followUps }),
      )
      announce(app, announcements)
      return isRepeat ? silence(params, order) : order
    },

    patch: async (id, body, params) => {
      const { idempotencyKey: bodyKey, ...change } = body
      const idempotencyKey = params.idempotencyKey ?? bodyKey
      const now = clock.now()
      const { order, announcements, isSame } = await writeOnce(db.write, () =>
        patchOrder({ id, change, principal: params.user, idempotencyKey, now, catalogues, followUps }),
      )
      announce(app, announcements)
      return isSame ? silence(params, order) : order
    },
  })

  useService(app, acceptOrderPath, {
    create: ({ id, version }, { user }) =>
      act((now) => moveOrder({ id, act: 'accept', version, principal: user, now, followUps })),
  })

  useService(app, undoOrderPath, {
    create: ({ id, version }, { user }) => act((now) => undoAct({ id, version, principal: user, now, followUps })),
  })

  useService(app, recallOrderPath, {
    create: ({ id, version }, { user }) =>
      act((now) => moveOrder({ id, act: 'recall', version, principal: user, now, followUps })),
  })

  useService(app, keepOrderPath, {
    create: ({ id, version }, { user }) => act((now) => keepOrder({ id, version, principal: user, now, followUps })),
  })

  useService(app, discountOrderPath, {
    create: (body, { user }) => act((now) => discountOrder({ ...body, principal: user, now, followUps })),
  })

  useService(app, payOrderPath, {
    create: (body, { user, idempotencyKey = body.idempotencyKey }) =>
      act((now) => payOrder({ body, idempotencyKey, principal: user, now, followUps })),
  })

  useService(app, refundOrderPath, {
    create: (body, { user, idempotencyKey = body.idempotencyKey }) =>
      act((now) => refundOrder({ body, idempotencyKey, principal: user, now, followUps })),
  })

  useService(app, payBillPath, {
    create: async (body, { user, idempotencyKey = body.idempotencyKey }) => {
      const now = clock.now()
      const { bill, announcements } = await writeOnce(db.write, () =>
        payBill({ body, idempotencyKey, principal: user, now, followUps }),
      )
      announce(app, announcements)
      return bill
    },
  })

  useService(app, feedbackPath, {
    create: (body, { user }) => act((now) => giveFeedback({ ...body, principal: user, now })),
  })

  useService(app, countOrdersPath, {
    create: (body, params) => countOrders({ db, body, principal: params.user, now: clock.now() }),
  })

  useService(app, orderEventsPath, {
    find: (params) =>
      listOrderEvents({ db, query: params.query, principal: params.user, isPaged: params.paginate !== false }),
  })

  /** Does an act that has a path of its own: it answers the order, and everybody hears of it as patched unless it is the same. */
  async function act(doing: (now: Date) => Work<Moved>): Promise<Order> {
    const now = clock.now()
    const { order, announcements, isSame } = await writeOnce(db.write, () => doing(now))
    const told: Announcement[] = isSame ? [] : [{ path: ordersPath, event: 'patched', record: order }]
    announce(app, [...told, ...announcements])
    return order
  }
}
