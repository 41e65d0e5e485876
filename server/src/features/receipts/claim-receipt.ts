import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { printsByItself, printStateOf } from '@brigade/domain/receipts/receipts.state.ts'
import { conflict } from '#kit/errors.ts'
import { holdRecord } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { receiptOrderColumns, receiptOrderOfRow, type ReceiptOrderRow } from './receipt-columns.ts'

/** Its name is in no index: writing it as it is moves nothing. */
const held = { what: 'receipt order', by: 'table' } as const

export type ClaimReceipt = { id: number; claim: string; principal: Principal; now: Date }

/**
 * Claims a receipt for a screen that is about to open its window, for thirty seconds. Throws NotFound for a stranger's, Conflict when
 * another screen has it, or when it prints no more by itself. (product, Receipts)
 */
export function* claimReceipt({ id, claim, principal, now }: ClaimReceipt): Work<ReceiptOrder> {
  const row = yield* holdRecord<ReceiptOrderRow>(receiptOrderColumns, { id, principal, ...held })
  const before = receiptOrderOfRow(row)
  if (!printsByItself(before, now.getTime())) refuseClaim(before)
  return yield* changed(id, {
    claimKey: claim,
    claimedBy: nameOf(principal),
    claimedUntil: secondsFrom(now, receiptLimits.claimSeconds),
    tries: before.tries + 1,
    updatedAt: now.toISOString(),
  })
}

/** Gives a claim back, so that any screen may take it at once. Throws NotFound for a stranger's, Conflict for a claim that is over. */
export function* releaseReceipt({ id, claim, principal, now }: ClaimReceipt): Work<ReceiptOrder> {
  const row = yield* holdRecord<ReceiptOrderRow>(receiptOrderColumns, { id, principal, ...held })
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

/** An instant some seconds later. */
export function secondsFrom(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}

type Change = Parameters<typeof receiptOrderColumns.updateStored>[0]

function* changed(id: number, change: Change): Work<ReceiptOrder> {
  const [row] = yield* receiptOrderColumns.updateStored(change, { where: '"id" = ?', params: [id] })
  return receiptOrderOfRow(row!)
}

function refuseClaim(receiptOrder: ReceiptOrder): never {
  throw conflict({ message: receiptErrors.notToPrint, reason: 'notToPrint', extras: { receiptOrder } })
}
