/** The sentence for a new order that is refused, because a record was added or deleted in between. */
export const sortMoved = 'This list changed while you were sorting.'

/** Returns whether a new order has exactly the records that stand there, each once. */
export function isOrderOf(standing: readonly number[], ids: readonly number[]): boolean {
  const sent = new Set(ids)
  return ids.length === sent.size && standing.length === sent.size && standing.every((id) => sent.has(id))
}
