/** The amount due for an order, or paid for it, in minor units. */
export type Share = { orderId: number; amount: number }

/**
 * Divides an amount among orders, the first one first: each gets at most its amount due, and the last one also gets the
 * excess. All amounts are in minor units.
 */
export function sharesOf(amount: number, dues: readonly Share[]): Share[] {
  const shares: Share[] = []
  let rest = amount
  for (const { orderId, amount: due } of dues) {
    const share = Math.min(rest, due)
    if (share > 0) shares.push({ orderId, amount: share })
    rest -= share
  }
  const last = shares.at(-1)
  if (last) last.amount += rest
  return shares
}
