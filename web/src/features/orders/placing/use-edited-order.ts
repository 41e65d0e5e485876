import { changesOf, draftOfOrder } from '@brigade/domain/orders/orders.editing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { useEffect, useMemo } from 'react'
import { bringTogether, keptNameOf, unchangedOrder, useKeptOrder } from '#features/orders/placing/kept-order.ts'
import { useSending } from '#kit/outbox/use-outbox.ts'

/**
 * Returns the stored draft of a new order (null), or of an edited one; then also its changes to the current order, and
 * the changes by others in between, which the draft already contains.
 */
export function useEditedOrder(order: Order | null) {
  const name = keptNameOf(order)
  const untouched = useMemo(() => unchangedOrder(order), [order])
  const { draft, base, before } = useKeptOrder(name) ?? untouched
  const { entry, isUnderWay, isInDoubt, error } = useSending(name)
  const isPending = entry?.isSent ?? false
  useEffect(() => {
    if (order) bringTogether(order)
  }, [order, isPending])

  const changes = useMemo(() => (base ? changesOf(base, draft) : null), [base, draft])
  const meanwhile = useMemo(() => (before && base ? changesOf(before, draftOfOrder(base)) : []), [before, base])

  return {
    name,
    draft,
    base,
    changes,
    meanwhile,
    mayChange: order === null || mayMove('update', order.status),
    isUnderWay,
    /** True if it was sent without an answer. */
    isWaiting: isInDoubt,
    /** The server's refusal. */
    refusal: isPending ? null : error,
  }
}
