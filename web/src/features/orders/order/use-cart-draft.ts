import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useSessionText } from '#kit/session-text.ts'
import { type CartEdits, type LineEdit, noEdits } from '#features/orders/order/cart-edits.ts'

type CartDraft = {
  edits: CartEdits
  /** The order that they were made from. */
  base: Order
  /** What was sent of them last, and from which version of the order: until it is answered nobody knows whether it was saved. */
  sent?: { edits: CartEdits; version: number }
}

/** The unsaved changes of one order; they outlive a reload of the page, with what they were made from. */
export function useCartDraft(order: Order) {
  const [opened] = useState(order)
  const [text, setText, forgetText] = useSessionText(`cart-draft:${order.id}`)
  const draft = parsed(text) ?? { edits: noEdits, base: opened }
  const { edits, base, sent } = draft
  const keep = (change: Partial<CartDraft>) => setText(JSON.stringify({ ...draft, ...change }))

  return {
    edits,
    base,
    sent,
    editLine: (key: string, edit: LineEdit) => keep({ edits: { ...edits, lines: { ...edits.lines, [key]: edit } } }),
    editCovers: (covers: number) => keep({ edits: { ...edits, covers } }),
    noteSent: (version: number) => keep({ sent: { edits, version } }),
    /** Goes on with these changes as made from this order. */
    goOn: (rest: CartEdits, from: Order) => keep({ edits: rest, base: from, sent: undefined }),
    forget: () => {
      setText('')
      forgetText()
    },
  }
}

function parsed(text: string): CartDraft | null {
  if (text === '') return null
  try {
    // Only this hook writes it.
    return JSON.parse(text)
  } catch {
    return null
  }
}
