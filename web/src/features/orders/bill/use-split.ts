import { splitLimits } from '@brigade/domain/orders/bills.split.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useAddressChoice, useAddressText } from '#kit/address/use-address.ts'
import { useSessionText } from '#kit/calls/session-text.ts'

export const splitWays = ['whole', 'even', 'pieces'] as const

/**
 * Returns how a bill is shown: whole, or split among a number of people, which is stored in the address. The assigned
 * pieces survive a reload. The server stores nothing of this.
 */
export function useSplit(billId: number) {
  const [way, setWay] = useAddressChoice('split', splitWays)
  const [text, setText] = useAddressText('people')
  const [kept, keep] = useSessionText(`split:${billId}`)
  const people = Math.min(splitLimits.most, Math.max(splitLimits.fewest, Math.floor(Number(text)) || 0))
  const pieces = parsed(kept)

  /** Returns how many pieces of a line each person had. */
  function takenOf(order: Order, line: number): number[] {
    const taken = pieces[lineKey(order, line)]
    const counts = Array.isArray(taken) ? taken.filter((count) => typeof count === 'number') : []
    return Array.from({ length: people }, (_, person) => counts[person] ?? 0)
  }

  function take(order: Order, line: number, { person, count }: { person: number; count: number }): void {
    const taken = takenOf(order, line).with(person, count)
    keep(JSON.stringify({ ...pieces, [lineKey(order, line)]: taken }))
  }

  return { way, setWay, people, setPeople: (next: number) => setText(String(next)), takenOf, take }
}

/** Returns a key for a line, which has no id of its own: another item at the same position is another line. */
function lineKey({ id, cart }: Order, line: number): string {
  return `${id}:${line}:${cart[line]?.itemId}`
}

function parsed(text: string): Record<string, unknown> {
  if (text === '') return {}
  const kept: unknown = JSON.parse(text)
  return hasFields(kept) ? kept : {}
}
