import { acceptOrderPath, countOrdersPath, orderEventsPath, ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type {
  AcceptOrder,
  CountOrders,
  OrderEventListQuery,
  OrderListQuery,
  PatchOrder,
  PlaceOrder,
} from '@brigade/domain/orders/orders.schema.ts'
import type { App, CallParams } from '#kit/context.ts'
import { announce } from '#kit/announce.ts'
import { silence, useService } from '#kit/contract.ts'
import { writeOnce } from '#kit/write-once.ts'
import { registerBillServices } from './bills/bills.service.ts'
import { countOrders } from './count-orders.ts'
import { findOrder } from './find-order.ts'
import { listOrderEvents } from './list-order-events.ts'
import { listOrders } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { orderOfRow } from './order-row.ts'
import { patchOrder } from './patch-order.ts'
import { placeOrder } from './place-order.ts'

/** Registers the services of orders and of their bills. */
export function registerOrderServices(app: App): void {
  const { db, clock, catalogues, followUps } = app

  useService(app, ordersPath, {
    find: (params: CallParams<OrderListQuery>) =>
      listOrders({
        db,
        query: params.query,
        principal: params.user,
        isPaged: params.paginate !== false,
      }),

    get: async (id: number, params: CallParams) => orderOfRow(await db.read(() => findOrder(id, params.user))),

    create: async (body: PlaceOrder, params: CallParams) => {
      const { idempotencyKey: bodyKey, ...rest } = body
      const idempotencyKey = params.idempotencyKey ?? bodyKey
      const now = clock.now()
      const { order, isRepeat, announcements } = await writeOnce(db, () =>
        placeOrder({ body: rest, principal: params.user, idempotencyKey, now, catalogues }),
      )
      announce(app, announcements)
      return isRepeat ? silence(params, order) : order
    },

    patch: async (id: number, change: PatchOrder, params: CallParams) => {
      const now = clock.now()
      const { order, announcements } = await db.write(() =>
        patchOrder({ id: id, change, principal: params.user, now, catalogues, followUps }),
      )
      announce(app, announcements)
      return order
    },
  })

  useService(app, acceptOrderPath, {
    create: async (body: AcceptOrder, params: CallParams) => {
      const now = clock.now()
      const { order, announcements } = await db.write(() =>
        moveOrder({ id: body.id, act: 'accept', principal: params.user, now, followUps }),
      )
      announce(app, [{ path: ordersPath, event: 'patched', record: order }, ...announcements])
      return order
    },
  })

  registerBillServices(app)

  useService(app, countOrdersPath, {
    create: (body: CountOrders, params: CallParams) =>
      countOrders({ db, body, principal: params.user, now: clock.now() }),
  })

  useService(app, orderEventsPath, {
    find: (params: CallParams<OrderEventListQuery>) =>
      listOrderEvents({ db, query: params.query, principal: params.user, isPaged: params.paginate !== false }),
  })
}
