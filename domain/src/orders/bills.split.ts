import { type BilledOrder, type BillSums, billSumsOf, isOwed } from './bills.sums.ts'
import type { StaffPaymentKind } from './orders.payments.ts'

/** The number of people who can share a bill. */
export const splitLimits = { fewest: 2, most: 20 } as const

/** One person's share of a bill, in minor units. All shares together are exactly the bill. */
export type BillShare = {
  total: number
  /** The rest of the share after payments. */
  amountToBePaid: number
}

/** A share with its parts. */
export type PiecesShare = BillShare & {
  /** The price of the person's food and drinks. */
  cartPrice: number
  /** The service fee and VAT fee. */
  fees: number
  discountAmount: number
  tipAmount: number
}

/** An order of the bill, with the number of pieces that each person had of each line. */
export type SplitOrder = BilledOrder & {
  lines: readonly {
    itemQty: number
    totalPrice: number
    /** The pieces by person; all people share the pieces that no person took. */
    taken: readonly number[]
  }[]
}

/** One person's payment for their share, in minor units. */
export type PaidShare = {
  /** Counted from 0. */
  person: number
  kind: StaffPaymentKind | 'online'
  /** The part that was due. */
  amount: number
  /** The tip, which counts for this person only. */
  tipAmount: number
}

/**
 * Splits a bill evenly among this many people. If an amount does not divide evenly, the first people each pay one minor
 * unit more. A person's payment counts for that person, other payments for everyone who still has something to pay.
 */
export function splitEvenly(
  orders: readonly BilledOrder[],
  people: number,
  paid: readonly PaidShare[] = [],
): BillShare[] {
  const sums = billSumsOf(orders)
  const own = paidByPerson(paid, { sums, people })
  const each = Array<number>(people).fill(1)
  const totals = allotted(sums.orderPrice + sums.tipAmount - own.tips, each)
  return withDue(
    totals.map((total) => ({ total })),
    { own, due: sums.amountToBePaid },
  )
}

/**
 * Splits a bill by pieces: each person pays their own pieces, and the same part of the order's fees, discount and tip.
 * Payments count as in an even split.
 */
export function splitByPieces(
  orders: readonly SplitOrder[],
  people: number,
  paid: readonly PaidShare[] = [],
): PiecesShare[] {
  const sums = billSumsOf(orders)
  const own = paidByPerson(paid, { sums, people })
  const parts = withoutTips(orders.filter(isOwed), own.tips).map((order) => splitOrder(order, people))
  const shares = Array.from({ length: people }, (_, person) => sumOf(parts.map((part) => part[person]!)))
  const withTips = withDue(shares, { own, due: sums.amountToBePaid })
  return withTips.map((share, person) => ({ ...share, tipAmount: share.tipAmount + own.of(person).tipAmount }))
}

type PaidByPerson = {
  /** The sum of all tips. */
  tips: number
  of(person: number): Pick<PaidShare, 'amount' | 'tipAmount'>
}

/** Sums the payments of each person. A payment counts only while the bill has that much paid in its kind, so an undone or refunded one does not. */
function paidByPerson(paid: readonly PaidShare[], { sums, people }: { sums: BillSums; people: number }): PaidByPerson {
  const left = { cash: sums.amountPaidInCash, card: sums.amountPaidByCard, online: sums.amountPaidOnline }
  const standing = paid.filter(({ person, kind, amount, tipAmount }) => {
    const isThere = person < people && amount + tipAmount <= left[kind]
    if (isThere) left[kind] -= amount + tipAmount
    return isThere
  })
  const sumOfTips = standing.reduce((sum, { tipAmount }) => sum + tipAmount, 0)
  // The tip of an undone payment belongs to no person.
  const hasTips = sumOfTips <= sums.tipAmount
  return {
    tips: hasTips ? sumOfTips : 0,
    of(person) {
      const theirs = standing.filter((share) => share.person === person)
      return {
        amount: theirs.reduce((sum, share) => sum + share.amount, 0),
        tipAmount: hasTips ? theirs.reduce((sum, share) => sum + share.tipAmount, 0) : 0,
      }
    },
  }
}

/** Adds to each share the person's own tip and the amount still due, in proportion to the rest of each share. */
function withDue<Share extends { total: number }>(
  shares: readonly Share[],
  { own, due }: { own: PaidByPerson; due: number },
): (Share & BillShare)[] {
  const left = shares.map(({ total }, person) => Math.max(0, total - own.of(person).amount))
  const dues = allotted(due, left)
  return shares.map((share, person) => ({
    ...share,
    total: share.total + own.of(person).tipAmount,
    amountToBePaid: dues[person]!,
  }))
}

/** Returns the orders with this amount removed from their tips, from the first order on. */
function withoutTips(orders: readonly SplitOrder[], tips: number): SplitOrder[] {
  let left = tips
  return orders.map((order) => {
    const taken = Math.min(left, order.tipAmount)
    left -= taken
    return { ...order, tipAmount: order.tipAmount - taken }
  })
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

/**
 * Returns each person's part of a line, in parts of a piece. If two people took the same piece, the first one has it.
 */
function weightsOf({ itemQty, taken }: SplitOrder['lines'][number], people: number): number[] {
  let left = itemQty
  const pieces = Array.from({ length: people }, (_, person) => {
    const own = Math.max(0, Math.min(left, taken[person] ?? 0))
    left -= own
    return own
  })
  return pieces.map((own) => own * people + left)
}

/**
 * Divides an amount by weights, exactly: the units lost by rounding down go to the people who lost most, the first ones
 * first.
 */
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
    // Sorting keeps the order of equal losses.
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
