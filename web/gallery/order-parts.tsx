import { orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { OrderCard } from '#features/orders/parts/order-card.tsx'
import { OrderListRow } from '#features/orders/parts/order-list-row.tsx'
import { Ticket } from '#features/orders/kitchen/ticket.tsx'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { PartGroup } from './part-group.tsx'

const open = ['incoming', 'updated', 'inprogress', 'ontheway', 'delivered'] as const
const minute = 60_000

const orders = open.flatMap((status, index) => [
  orderIn(status, { id: 700 + index, minutes: 2 }),
  orderIn(status, { id: 800 + index, minutes: 95 }),
])

/** Shows orders in every state: as words, cards, rows and tickets. */
export function OrderParts() {
  const t = useTranslations('orders')
  return (
    <>
      <PartGroup name="States of an order">
        {orderStatuses.map((status) => (
          <StateTag key={status} {...orderStatusAppearance[status]} label={t(`status.${status}`)} />
        ))}
      </PartGroup>
      <PartGroup name="Cards: in time, late">
        {orders.map((order) => (
          <div key={order.id} style={{ width: 284 }}>
            <OrderCard order={order} />
          </div>
        ))}
      </PartGroup>
      <PartGroup name="Rows">
        {orders.map((order) => (
          <div key={order.id} style={{ width: 366 }}>
            <OrderListRow order={order} />
          </div>
        ))}
      </PartGroup>
      <PartGroup name="Tickets">
        {orders
          .filter(({ status }) => status === 'inprogress')
          .map((order) => (
            <div key={order.id} style={{ width: 260 }}>
              <Ticket
                order={order}
                isGone={false}
                isTall={false}
                linesHere={undefined}
                bumpKey={1}
                measured={() => undefined}
              />
            </div>
          ))}
      </PartGroup>
    </>
  )
}

function orderIn(status: Order['status'], { id, minutes }: { id: number; minutes: number }): Order {
  const at = new Date(Date.now() - minutes * minute).toISOString()
  const isLong = minutes > 60
  return anOrder({
    id,
    status,
    table: isLong ? 'Presidential Suite Marina View' : 'Room 204',
    createdAt: at,
    updatedAt: at,
    acceptedAT: status === 'incoming' ? null : at,
    cookedAt: status === 'ontheway' || status === 'delivered' ? at : null,
    deliveredAt: status === 'delivered' ? at : null,
    cart: [
      aCartLine({ itemQty: isLong ? 12 : 2, comment: isLong ? 'Allergic to nuts, sesame and shellfish' : '' }),
      aCartLine({ comment: isLong ? '' : 'Sauce on the side' }),
    ],
  })
}
