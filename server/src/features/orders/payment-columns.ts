import type { Done } from '@brigade/domain/access/principal.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import { plain } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

/** `online` was paid through the payment system, `refund` went back there; `carried` came with another order, or went back with it. */
export type PaymentKind = 'online' | 'refund' | 'carried'

/** What was paid for an order at one time, in minor units; below zero where it went back. An order's `amountPaidOnline` is their sum. */
type Payment = { [K in keyof Done]: Done[K] | null } & {
  id: number
  orderId: number
  restaurantId: number
  kind: PaymentKind
  currency: Currency
  amount: number
  /** What it came from: the other order, where it was carried. */
  reference: string | null
  at: string
}

/** How payments are stored. Nobody is sent them yet. */
export const paymentColumns = columnsOf<Payment>()('payments', {
  id: plain,
  orderId: plain,
  restaurantId: plain,
  kind: plain,
  currency: plain,
  amount: plain,
  reference: plain,
  by: plain,
  byKind: plain,
  byId: plain,
  at: plain,
})

export type PaymentRow = RowOf<typeof paymentColumns>
