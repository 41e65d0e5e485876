import { type Currency, fromMinor, toMinor } from '../kit/money.ts'
import type { AnyLine, CartLine, SoldLine } from './orders.cart.schema.ts'

/** Converts lines to the wire, with decimal amounts. */
export function cartFromMinor(lines: readonly SoldLine[], currency: Currency): CartLine[] {
  return lines.map((line) => {
    const onWire = withAmounts(line, (minor) => fromMinor(minor, currency))
    return { ...onWire, modifiersList: modifiersOf(onWire) }
  })
}

/**
 * Converts lines of the wire to minor units. Throws RangeError for an amount that has more decimals than the currency.
 */
export function cartToMinor(cart: readonly CartLine[], currency: Currency): SoldLine[] {
  const inMinor = (amount: number) => {
    const minor = toMinor(amount, currency)
    if (minor === null) throw new RangeError(`${amount} is no amount in ${currency}`)
    return minor
  }
  return cart.map(({ modifiersList: _derived, ...line }) => markSold(withAmounts(line, inMinor)))
}

/** Returns the chosen options of a line under their groups, each with its price. (spec 1, §3) */
export function modifiersOf({ selectedOptions }: Pick<AnyLine, 'selectedOptions'>): CartLine['modifiersList'] {
  const byGroup = Map.groupBy(selectedOptions, ({ groupId }) => groupId)
  return [...byGroup].map(([id, options]) => ({
    id,
    groupName: options[0]!.name,
    options: options.map(({ value, price }) => ({ name: value, price })),
  }))
}

/** Marks a line whose amounts are known to be in minor units. */
export function markSold(line: AnyLine): SoldLine {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The mark is the compiler's alone: no value bears it.
  return line as SoldLine
}

function withAmounts(line: AnyLine, change: (amount: number) => number): AnyLine {
  return {
    ...line,
    price: change(line.price),
    basePrice: change(line.basePrice),
    totalPrice: change(line.totalPrice),
    condimentsList: line.condimentsList.map((side) => ({ ...side, price: change(side.price) })),
    selectedOptions: line.selectedOptions.map((option) => ({ ...option, price: change(option.price) })),
  }
}

/**
 * Returns a line's comment with only letters, digits, period, comma (including the Arabic one) and space; other
 * characters are removed. (spec 1, §5)
 */
export function cleanComment(comment: string): string {
  return comment.replaceAll(/[^\p{L}\p{M}\p{N}.,، ]/gu, '').trim()
}
