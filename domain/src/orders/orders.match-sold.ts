import { type Currency, toMinor } from '../kit/money.ts'
import { cleanComment } from './orders.cart.ts'
import type { CartLineInput, SoldLine } from './orders.cart.schema.ts'
import { choiceKey } from './orders.same-cart.ts'

/**
 * Returns the order's line for each sent line, if there is one. The same item may be in the order twice, at two prices:
 * each sold line is matched once, by the sent line with its price, else with its comment, else by any of them.
 */
export function matchSold(
  lines: readonly CartLineInput[],
  sold: readonly SoldLine[],
  currency: Currency,
): (SoldLine | undefined)[] {
  if (sold.length === 0) return []
  const left = new Map<string, SoldLine[]>()
  for (const line of sold) {
    const key = choiceKey(line)
    left.set(key, [...(left.get(key) ?? []), line])
  }
  const wanted = lines.map((line) => ({
    alike: left.get(choiceKey(line)) ?? [],
    price: line.price === undefined ? undefined : toMinor(line.price, currency),
    comment: cleanComment(line.comment ?? ''),
  }))
  const matches: (SoldLine | undefined)[] = lines.map(() => undefined)
  for (const isMeant of [isAsPriced, isAsCommented, isAny]) {
    for (const [index, want] of wanted.entries()) {
      const place = matches[index] ? -1 : want.alike.findIndex((before) => isMeant(before, want))
      if (place !== -1) matches[index] = want.alike.splice(place, 1)[0]
    }
  }
  return matches
}

/**
 * The distinguishing fields of a sent line beside its choices; the price is in minor units, null if the currency has no
 * such amount.
 */
type Meant = { price: number | null | undefined; comment: string }

const isAsPriced = (before: SoldLine, { price }: Meant) => before.price === price
const isAsCommented = (before: SoldLine, { comment }: Meant) => before.comment === comment
const isAny = () => true
