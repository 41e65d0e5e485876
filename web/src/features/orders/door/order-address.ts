/** The page of an order. */
export function orderAddress(id: number): string {
  return `/orders/${id}`
}
