import type { CartLine, CartLineInput } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'

export type LineEdit = { itemQty: number; comment: string; isRemoved: boolean }

/** What somebody changed of an order and has not yet saved, apart from the order itself, so that it survives the order's own changes. */
export type CartEdits = { covers?: number; lines: Readonly<Record<string, LineEdit>> }

/** A line of the cart as it is being edited. */
export type EditedLine = LineEdit & { key: string; line: CartLine }

export type CartDifference =
  | { kind: 'added' | 'removed'; line: CartLine }
  | { kind: 'quantity'; line: CartLine; from: number; to: number }
  | { kind: 'comment'; line: CartLine }
  | { kind: 'covers'; from: number; to: number }

export const noEdits: CartEdits = { lines: {} }

/** The lines of an order with what was changed of them. */
export function editedLines(order: Order, edits: CartEdits): EditedLine[] {
  return keyedLines(order.cart).map(({ key, line }) => ({
    key,
    line,
    ...(edits.lines[key] ?? { itemQty: line.itemQty, comment: line.comment, isRemoved: false }),
  }))
}

/** The cart to send; lines that were removed are gone. */
export function cartToSend(lines: readonly EditedLine[]): CartLineInput[] {
  return lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ line, itemQty, comment }) => ({
      itemId: line.itemId,
      itemQty,
      comment,
      extra: line.extra,
      condimentsList: line.condimentsList.map(({ id, quantity }) => ({ id, quantity })),
      selectedOptions: line.selectedOptions.map(({ groupId, optionId }) => ({ groupId, optionId })),
    }))
}

/** Whether saving would change anything. */
export function hasEdits(order: Order, edits: CartEdits): boolean {
  const isCoversChanged = edits.covers !== undefined && edits.covers !== order.covers
  return (
    isCoversChanged ||
    editedLines(order, edits).some(
      ({ line, itemQty, comment, isRemoved }) => isRemoved || itemQty !== line.itemQty || comment !== line.comment,
    )
  )
}

/** What was changed since these edits were sent. */
export function editsSince(sent: CartEdits, { covers, lines }: CartEdits): CartEdits {
  const isNew = ([key, edit]: [string, LineEdit]) => JSON.stringify(edit) !== JSON.stringify(sent.lines[key])
  return {
    ...(covers !== sent.covers && { covers }),
    lines: Object.fromEntries(Object.entries(lines).filter(isNew)),
  }
}

/** What became of an order between two of its versions, for somebody who is editing the earlier one. */
export function differencesBetween(before: Order, after: Order): CartDifference[] {
  const earlier = new Map(keyedLines(before.cart).map(({ key, line }) => [key, line]))
  const later = keyedLines(after.cart)
  const differences = later.flatMap(({ key, line }): CartDifference[] => {
    const known = earlier.get(key)
    earlier.delete(key)
    if (!known) return [{ kind: 'added', line }]
    return [
      ...(known.itemQty === line.itemQty
        ? []
        : [{ kind: 'quantity' as const, line, from: known.itemQty, to: line.itemQty }]),
      ...(known.comment === line.comment ? [] : [{ kind: 'comment' as const, line }]),
    ]
  })
  const removed = [...earlier.values()].map((line): CartDifference => ({ kind: 'removed', line }))
  const covers: CartDifference[] =
    before.covers === after.covers ? [] : [{ kind: 'covers', from: before.covers, to: after.covers }]
  return [...differences, ...removed, ...covers]
}

type KeyedLine = { key: string; line: CartLine }

/** Lines have no id: the same dish with the same choices is the same line, and where it stands twice, the first is the first. */
function keyedLines(cart: readonly CartLine[]): KeyedLine[] {
  const seen = new Map<string, number>()
  return cart.map((line) => {
    const options = line.selectedOptions.map(({ groupId, optionId }) => `${groupId}/${optionId}`).toSorted()
    const sides = line.condimentsList.map(({ id, quantity }) => `${id}x${quantity}`).toSorted()
    const what = [line.itemId, ...options, ...sides].join(' ')
    const count = (seen.get(what) ?? 0) + 1
    seen.set(what, count)
    return { key: `${what} ${count}`, line }
  })
}
