import { isDoneBy } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { isUnanswered } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import { showToast } from '#kit/toasts.ts'
import { editsSince, hasEdits } from '#features/orders/order/cart-edits.ts'
import type { useCartDraft } from '#features/orders/order/use-cart-draft.ts'
import { type ChangeCart, useChangeCart } from '#features/orders/orders.mutations.ts'

type UseSaveCart = { order: Order; draft: ReturnType<typeof useCartDraft>; onClose: () => void }

/** Sends a changed cart, and goes on with what was changed since then, also where the answer got lost or the page was reloaded. */
export function useSaveCart({ order, draft, onClose }: UseSaveCart) {
  const t = useWords('orders')
  const user = useUser()
  const { edits, sent, noteSent, goOn, forget } = draft
  const { mutate, isPending, error } = useChangeCart()
  /** The order that came of what was sent. */
  const [saved, setSaved] = useState<Order | null>(null)
  /** What was sent, and nobody knows whether it was saved. */
  const [unanswered, setUnanswered] = useState<ChangeCart | null>(null)

  // The answer got lost, and not what was sent: the order that came next is one's own. To apply it again could take off a second line.
  const isSavedAfterAll =
    !isPending &&
    sent !== undefined &&
    order.version === sent.version + 1 &&
    order.lastAct?.act === 'update' &&
    isDoneBy(order.lastAct, user)
  const [wasSavedBefore] = useState(isSavedAfterAll)
  const current = saved ?? (isSavedAfterAll ? order : null)
  const settle = useEffectEvent((from: Order) => {
    const rest = sent ? editsSince(sent.edits, edits) : edits
    setSaved(null)
    setUnanswered(null)
    if (!saved) showToast({ kind: 'success', text: t('cart.saved') })
    if (hasEdits(from, rest)) return goOn(rest, from)
    forget()
    // Who has just opened it again goes on with the order as it is.
    if (saved || !wasSavedBefore) onClose()
  })
  useEffect(() => {
    if (current) settle(current)
  }, [current])

  function save(asked: ChangeCart): void {
    noteSent(asked.version)
    mutate(asked, {
      onSuccess: setSaved,
      onError: (thrown) => setUnanswered(isUnanswered(thrown) ? asked : null),
    })
  }

  return { save, isPending, error, unanswered }
}
