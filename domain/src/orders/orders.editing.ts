import type { LocalText } from '../kit/languages.ts'
import type { CatalogueItem } from '../menus/menus.catalogue.ts'
import type { CartLine } from './orders.cart.schema.ts'
import { type DraftLine, type OrderDraft, type PickedLine, wantedLines } from './orders.draft.ts'
import { keyedLines } from './orders.keyed-lines.ts'
import { isSameLine } from './orders.same-cart.ts'

/** The part of an order that editing reads. */
export type EditedOrder = { tableId: number; covers: number; cart: readonly CartLine[] }

/** One difference between a cart and an order. */
export type CartChange =
  | { kind: 'added' | 'removed'; name: LocalText; quantity: number }
  | { kind: 'quantity'; name: LocalText; from: number; to: number }
  | { kind: 'comment'; name: LocalText; comment: string }
  | { kind: 'choices'; name: LocalText }
  | { kind: 'covers'; from: number; to: number }

/** Returns a draft for editing an order: each line remembers its line of the order. (spec 1, §2.7) */
export function draftOfOrder({ tableId, covers, cart }: EditedOrder): OrderDraft {
  const lines = keyedLines(cart).map(({ key: soldAs, line }, index) => ({
    ...pickedOf(line),
    key: index + 1,
    isRemoved: false,
    soldAs,
  }))
  return { tableId, covers, lines }
}

/** Returns the differences between a draft and its order, line by line, with the covers last. */
export function changesOf({ covers, cart }: EditedOrder, draft: OrderDraft): CartChange[] {
  const left = new Map(keyedLines(cart).map(({ key, line }) => [key, line]))
  const ofLines = wantedLines(draft).flatMap((line) => {
    const before = line.soldAs === undefined ? undefined : left.get(line.soldAs)
    if (before && line.soldAs !== undefined) left.delete(line.soldAs)
    return before ? changesOfLine(before, line) : [{ kind: 'added' as const, name: line.name, quantity: line.itemQty }]
  })
  const removed = [...left.values()].map(({ name, itemQty: quantity }) => ({
    kind: 'removed' as const,
    name,
    quantity,
  }))
  const ofCovers = covers === draft.covers ? [] : [{ kind: 'covers' as const, from: covers, to: draft.covers }]
  return [...ofLines, ...removed, ...ofCovers]
}

/** An edit of an order: the draft, and the order that it is based on. */
export type OrderEdit<Order extends EditedOrder> = { draft: OrderDraft; base: Order }

/**
 * Applies a person's changes to the order as others have changed it in between. Their additions, changes and removals
 * are included. If both changed the same field of a line, the person's own change wins. A line that others removed and
 * the person changed becomes a new line.
 */
export function rebasedDraft({ draft, base }: OrderEdit<EditedOrder>, theirs: EditedOrder): OrderDraft {
  const before = new Map(keyedLines(base.cart).map(({ key, line }) => [key, line]))
  const own = new Map(draft.lines.flatMap((line) => (line.soldAs === undefined ? [] : [[line.soldAs, line]])))
  let lastKey = Math.max(0, ...draft.lines.map(({ key }) => key))
  const standing = keyedLines(theirs.cart).map(({ key: soldAs, line }): DraftLine => {
    const [mine, was] = [own.get(soldAs), before.get(soldAs)]
    own.delete(soldAs)
    if (mine && was) return { ...mine, ...mergedLine({ mine, was, theirs: line }) }
    lastKey += 1
    return { ...pickedOf(line), key: lastKey, isRemoved: false, soldAs }
  })
  const further = draft.lines.filter((line) => {
    if (line.soldAs === undefined) return true
    const was = before.get(line.soldAs)
    return own.has(line.soldAs) && !line.isRemoved && was !== undefined && changesOfLine(was, line).length > 0
  })
  return {
    ...draft,
    covers: draft.covers === base.covers ? theirs.covers : draft.covers,
    lines: [...standing, ...further.map(({ soldAs: _gone, ...line }) => line)],
  }
}

/**
 * Returns an item that is no longer on any menu in the form in which it was sold, so that the comment and the quantity
 * of its line can still be changed.
 */
export function itemAsSold({ itemId, name }: PickedLine): CatalogueItem {
  return {
    id: itemId,
    name,
    price: 0,
    discount: null,
    promotion: null,
    hidePrice: false,
    posItemId: null,
    prepareTime: 0,
    menu: { id: 0, name: { en: '' }, menuPosId: null },
    isOpenTab: false,
    isActive: false,
    soldOut: null,
    times: [],
    sides: [],
    groups: [],
  }
}

function mergedLine({ mine, was, theirs }: { mine: DraftLine; was: CartLine; theirs: CartLine }) {
  return {
    itemQty: mine.itemQty === was.itemQty ? theirs.itemQty : mine.itemQty,
    comment: mine.comment === was.comment ? theirs.comment : mine.comment,
  }
}

function changesOfLine(before: CartLine, { name, itemQty, comment, ...chosen }: DraftLine): CartChange[] {
  const { itemId, condimentsList, selectedOptions } = chosen
  const isSame = isSameLine(before, {
    itemId,
    itemQty,
    condimentsList: [...condimentsList],
    selectedOptions: [...selectedOptions],
  })
  return [
    ...(before.itemQty === itemQty ? [] : [{ kind: 'quantity' as const, name, from: before.itemQty, to: itemQty }]),
    ...(isSame ? [] : [{ kind: 'choices' as const, name }]),
    ...(before.comment === comment ? [] : [{ kind: 'comment' as const, name, comment }]),
  ]
}

function pickedOf({ itemId, name, itemQty, comment, condimentsList, selectedOptions }: CartLine): PickedLine {
  return {
    itemId,
    name,
    itemQty,
    comment,
    condimentsList: condimentsList.map(({ id, quantity }) => ({ id, quantity })),
    selectedOptions: selectedOptions.map(({ groupId, optionId }) => ({ groupId, optionId })),
  }
}
