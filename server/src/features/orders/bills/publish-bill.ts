import type { Principal } from '@brigade/domain/access/principal.ts'
import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, one, type Transaction } from '#kit/database/transaction.ts'
import type { BillRow } from './bill-columns.ts'
import { summedBill } from './find-bill.ts'

/** Publishes a bill that an order has just opened. */
export function* publishOpened(id: number): Transaction<void> {
  const row = yield* one<BillRow>('SELECT * FROM bills WHERE "id" = ?', id)
  if (!row) throw new Error(`Bill ${id} is gone while an order is placed on it`)
  const bill = yield* summedBill(row)
  // If two first orders race, only one of them finds no other order on the bill.
  if (bill.orderIds.length === 1) yield* emit(billsPath, 'created', bill)
}

/** Publishes a bill that has just been closed, by a person or by the night, and runs its transaction hooks. */
export function* publishClosed(bill: Bill, call: Call<Principal | null>): Transaction<void> {
  yield* emit(billsPath, 'patched', bill)
  yield* call.app.transactionHooks.run('bills:closed', { bill, ...call })
}
