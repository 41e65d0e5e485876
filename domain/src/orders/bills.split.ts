import { type BilledOrder, billSumsOf, isOwed } from './bills.sums.ts'

/** So many people can share a bill. */
export const splitLimits = { fewest: 2, most: 20 } as const

/** What one person pays of a bill, in minor units. The shares of all add up to the bill, to the last one of them. */
export type BillShare = {
  total: number
  /** What is left of it after what was paid. */
  amountToBePaid: number
}

/** The same with what it is for. */
export type PiecesShare = BillShare & {
  /** What they ate and drank. */
  cartPrice: number
  /** Service and VAT fee. */
  fees: number
  discountAmount: number
  tipAmount: number
}

/** An order of the bill, with who had how many pieces of each of its lines. */
export type SplitOrder = BilledOrder & {
  lines: readonly {
    itemQty: number
    totalPrice: number
    /** By person; pieces that nobody took are shared by all. */
    taken: readonly number[]
  }[]
}

/** Splits a bill evenly among so many people. Of what can't be divided the first ones have one minor unit more each. */
export function splitEvenly(orders: readonly BilledOrder[], people: number): BillShare[] {
  const { orderPrice, tipAmount, amountToBePaid } = billSumsOf(orders)
  const each = Array<number>(people).fill(1)
  const due = allotted(amountToBePaid, each)
  return allotted(orderPrice + tipAmount, each).map((total, person) => ({ total, amountToBePaid: due[person]! }))
}

/**
 * Splits a bill by who had what: each pays their pieces, and of an order's fees, discount and tip as much as their part of it. What was paid
 * counts for all, by what each pays.
 */
export function splitByPieces(orders: readonly SplitOrder[], people: number): PiecesShare[] {
  const owed = orders.filter(isOwed)
  const parts = owed.map((order) => splitOrder(order, people))
  const shares = Array.from({ length: people }, (_, person) => sumOf(parts.map((part) => part[person]!)))
  const due = allotted(
    billSumsOf(owed).amountToBePaid,
    shares.map(({ total }) => total),
  )
  return shares.map((share, person) => ({ ...share, amountToBePaid: due[person]! }))
}

type Part = Omit<PiecesShare, 'amountToBePaid'>

function splitOrder(order: SplitOrder, people: number): Part[] {
  const { serviceFee, vatFee, orderPrice, cartPrice, tipAmount } = order
  const linePrices = order.lines.map((line) => allotted(line.totalPrice, weightsOf(line, people)))
  const prices = Array.from({ length: people }, (_, person) =>
    linePrices.reduce((total, line) => total + line[person]!, 0),
  )
  const fees = allotted(serviceFee + vatFee, prices)
  const full = prices.map((price, person) => price + fees[person]!)
  const discounts = allotted(cartPrice + serviceFee + vatFee - orderPrice, full)
  const tips = allotted(tipAmount, full)
  return prices.map((price, person) => ({
    cartPrice: price,
    fees: fees[person]!,
    discountAmount: discounts[person]!,
    tipAmount: tips[person]!,
    total: full[person]! - discounts[person]! + tips[person]!,
  }))
}

/** By how much of a line each had, in parts of a piece. Of what two took at once, the first one has it. */
function weightsOf({ itemQty, taken }: SplitOrder['lines'][number], people: number): number[] {
  let left = itemQty
  const pieces = Array.from({ length: people }, (_, person) => {
    const own = Math.max(0, Math.min(left, taken[person] ?? 0))
    left -= own
    return own
  })
  return pieces.map((own) => own * people + left)
}

/** An amount divided by weights, exactly: what is left of rounding down goes to those who lost most by it, the first ones at first. */
function allotted(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(amount)
  const given = weights.map(BigInt)
  const all = given.reduce((sum, weight) => sum + weight, 0n)
  if (all === 0n) {
    return allotted(
      amount,
      weights.map(() => 1),
    )
  }
  const shares = given.map((weight) => (whole * weight) / all)
  const left = Number(whole - shares.reduce((sum, share) => sum + share, 0n))
  const lost = given
    .map((weight, index) => ({ index, rest: (whole * weight) % all }))
    // Sorting keeps the order of those that lost as much.
    .toSorted((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest))
  for (const { index } of lost.slice(0, left)) shares[index]! += 1n
  return shares.map(Number)
}

function sumOf(parts: readonly Part[]): Part {
  const none: Part = { cartPrice: 0, fees: 0, discountAmount: 0, tipAmount: 0, total: 0 }
  return parts.reduce(
    (sum, part) => ({
      cartPrice: sum.cartPrice + part.cartPrice,
      fees: sum.fees + part.fees,
      discountAmount: sum.discountAmount + part.discountAmount,
      tipAmount: sum.tipAmount + part.tipAmount,
      total: sum.total + part.total,
    }),
    none,
  )
}
