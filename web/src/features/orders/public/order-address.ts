/** Returns the address of an order's page. */
export function orderAddress(id: number): string {
  return `/orders/${id}`
}
