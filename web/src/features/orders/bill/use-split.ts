import { splitLimits } from '@brigade/domain/orders/bills.split.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useAddressChoice, useAddressText } from '#kit/use-address.ts'
import { useSessionText } from '#kit/session-text.ts'

export const splitWays = ['whole', 'even', 'pieces'] as const

/** How a bill is looked at: whole, or split among so many people, in the address; who had what outlives a reload. Nothing of it is stored. */
export function useSplit(billId: number) {
  const [way, setWay] = useAddressChoice('split', splitWays)
  const [text, setText] = useAddressText('people')
  const [kept, keep] = useSessionText(`split:${billId}`)
  const people = Math.min(splitLimits.most, Math.max(splitLimits.fewest, Math.floor(Number(text)) || 0))
  const pieces = parsed(kept)

  /** By person, how many pieces of a line they had. */
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

/** Lines have no id of their own: another item in the same place is another line. */
function lineKey({ id, cart }: Order, line: number): string {
  return `${id}:${line}:${cart[line]?.itemId}`
}

function parsed(text: string): Record<string, unknown> {
  if (text === '') return {}
  const kept: unknown = JSON.parse(text)
  return hasFields(kept) ? kept : {}
}
