import type { CartLine, SoldLine } from '../src/orders/orders.cart.schema.ts'
import type { OrderEvent } from '../src/orders/orders.acts.schema.ts'
import type { Order } from '../src/orders/orders.schema.ts'
import { modifiersOf } from '../src/orders/orders.cart.ts'
import { untouchedOrder } from '../src/orders/orders.untouched.ts'

/** Returns one lentil soup at 32.00, as it was sold. */
export function aCartLine(differences: Partial<CartLine> = {}): CartLine {
  const line = {
    itemId: 1,
    name: { en: 'Lentil soup', ar: 'شوربة عدس' },
    price: 32,
    basePrice: 32,
    itemQty: 1,
    totalPrice: 32,
    hidePrice: false,
    posItemId: '10001',
    menu: { id: 1, name: { en: 'All day', ar: 'طوال اليوم' }, menuPosId: null },
    prepareTime: 10,
    comment: '',
    discounted: false,
    extra: null,
    addedAt: '2026-03-04T08:00:00.000Z',
    condimentsList: [],
    selectedOptions: [],
    ...differences,
  }
  return { ...line, modifiersList: modifiersOf(line) }
}

/** Returns that line in minor units, as the server stores it. */
export function aSoldLine(differences: Partial<SoldLine> = {}): SoldLine {
  const { modifiersList: _derived, ...line } = aCartLine()
  return { ...line, price: 3200, basePrice: 3200, totalPrice: 3200, ...differences } as SoldLine
}

/** Returns an order of one lentil soup that a guest in room 204 has just placed. */
export function anOrder(differences: Partial<Order> = {}): Order {
  return {
    ...untouchedOrder,
    id: 1,
    restaurantId: 1,
    status: 'incoming',
    lastAct: {
      act: 'place',
      fromStatus: null,
      by: 'Guest at Room 204',
      byKind: 'guest',
      byId: null,
      at: '2026-03-04T08:00:00.000Z',
    },
    editSource: 'app',
    tableId: 16,
    table: 'Room 204',
    billId: 1,
    sitting: 1,
    cart: [aCartLine()],
    paymentType: 'room',
    paymentInfo: null,
    discountPercentage: 0,
    discountAmount: 0,
    orderPrice: 35.2,
    cartPrice: 32,
    placeHolderPrice: 32,
    serviceFee: 3.2,
    vatFee: 0,
    tipAmount: 0,
    continuation: false,
    guests: 1,
    covers: 1,
    createdBy: 'Guest at Room 204',
    createdByKind: 'guest',
    createdById: null,
    createdAt: '2026-03-04T08:00:00.000Z',
    updatedAt: '2026-03-04T08:00:00.000Z',
    onlineOrderPaymentStatus: 'not-paid',
    amountPaidOnline: 0,
    amountPaidInCash: 0,
    amountPaidByCard: 0,
    amountToBePaidOnline: 35.2,
    refundDue: 0,
    needsConfirmation: false,
    ...differences,
  }
}

/** Returns the payment of half of that order, which its manager took in cash four minutes later. */
export function anOrderEvent(differences: Partial<OrderEvent> = {}): OrderEvent {
  return {
    id: 1,
    orderId: 1,
    restaurantId: 1,
    act: 'pay',
    fromStatus: 'delivered',
    toStatus: 'delivered',
    by: 'Layla Haddad',
    byKind: 'staff',
    byId: 4,
    at: '2026-03-04T08:04:00.000Z',
    reason: null,
    payment: { kind: 'cash', amount: 17.6, currency: 'AED', provider: null },
    ...differences,
  }
}
