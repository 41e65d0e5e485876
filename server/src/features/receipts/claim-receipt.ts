import { nameOf } from '@brigade/domain/access/principal.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { ClaimedReceipt, ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { printsByItself, printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import { lockRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { receiptOrderColumns, receiptOrderOfRow, type ReceiptOrderRow } from './receipt-columns.ts'

/** No index contains its name: rewriting it unchanged costs nothing. */
const held = { what: 'receipt order', by: 'table' } as const

/** `claim` is a secret that only the claiming screen has. */
export type Claim = { id: number; claim: string }

/**
 * Claims a receipt for a screen that is about to open its print window, for thirty seconds. Throws NotFound for another tenant's,
 * Conflict if another screen has it, or if it no longer prints automatically. (product, Receipts)
 */
export function* claimReceipt({ id, claim }: Claim, { principal, now }: Caller): Transaction<ClaimedReceipt> {
  const row = yield* lockRecord<ReceiptOrderRow>(receiptOrderColumns, { id, principal, ...held })
  const before = receiptOrderOfRow(row)
  if (!printsByItself(before, now.getTime())) refuseClaim(before)
  const receiptOrder = yield* changed(id, {
    claimKey: claim,
    claimedBy: nameOf(principal),
    claimedUntil: secondsFrom(now, receiptLimits.claimSeconds),
    tries: before.tries + 1,
    updatedAt: now.toISOString(),
  })
  return { receiptOrder, claim }
}

/**
 * Releases a claim, so that any screen may claim it at once. Throws NotFound for another tenant's, Conflict for a claim that is over.
 */
export function* releaseReceipt({ id, claim }: Claim, { principal, now }: Caller): Transaction<ReceiptOrder> {
  const row = yield* lockRecord<ReceiptOrderRow>(receiptOrderColumns, { id, principal, ...held })
  const before = receiptOrderOfRow(row)
  if (row.claimKey !== claim || printStateOf(before, now.getTime()) !== 'claimed') {
    throw conflict({ message: receiptErrors.claimLost, reason: 'claimLost', extras: { receiptOrder: before } })
  }
  return yield* changed(id, {
    claimKey: null,
    claimedBy: null,
    claimedUntil: null,
    tries: before.tries - 1,
    updatedAt: now.toISOString(),
  })
}

/** Returns an instant some seconds later. */
export function secondsFrom(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}

type Change = Parameters<typeof receiptOrderColumns.updateStored>[0]

function* changed(id: number, change: Change): Transaction<ReceiptOrder> {
  const [row] = yield* receiptOrderColumns.updateStored(change, { where: '"id" = ?', params: [id] })
  return receiptOrderOfRow(row!)
}

function refuseClaim(receiptOrder: ReceiptOrder): never {
  throw conflict({ message: receiptErrors.notToPrint, reason: 'notToPrint', extras: { receiptOrder } })
}
