import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { PaidShare } from '@brigade/domain/orders/bills.split.ts'
import { readSessionText, useSessionText } from '#kit/calls/session-text.ts'

/** Returns the shares of a bill that were paid in this window; they survive a reload. */
export function usePaidShares(billId: number) {
  const key = `paid-shares:${billId}`
  const [kept, keep] = useSessionText(key)

  function notePaid(share: PaidShare): void {
    keep(JSON.stringify([...sharesIn(readSessionText(key) ?? ''), share]))
  }

  return { paid: sharesIn(kept), notePaid }
}

function sharesIn(text: string): PaidShare[] {
  const kept: unknown = text === '' ? [] : JSON.parse(text)
  return Array.isArray(kept) ? kept.filter(isShare) : []
}

function isShare(kept: unknown): kept is PaidShare {
  if (!hasFields(kept)) return false
  const { person, kind, amount, tipAmount } = kept
  const areNumbers = [person, amount, tipAmount].every((value) => typeof value === 'number')
  return areNumbers && (kind === 'cash' || kind === 'card' || kind === 'online')
}
