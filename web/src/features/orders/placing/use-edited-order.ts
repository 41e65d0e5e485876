import { changesOf, draftOfOrder } from '@brigade/domain/orders/orders.editing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { useEffect, useMemo } from 'react'
import { bringTogether, keptNameOf, untouchedOrder, useKeptOrder } from '#features/orders/placing/kept-order.ts'
import { shieldPlace } from '#kit/shield-arrivals.ts'

/**
 * What is kept of a new order (null), or of one that is edited: then also what the draft changes of it as it stands, and what others changed
 * meanwhile, which is in the draft already.
 */
export function useEditedOrder(order: Order | null) {
  const name = keptNameOf(order)
  const untouched = useMemo(() => untouchedOrder(order), [order])
  const { draft, base, before, sent } = useKeptOrder(name) ?? untouched
  useEffect(() => {
    if (order) bringTogether(order)
  }, [order, sent])

  const changes = useMemo(() => (base ? changesOf(base, draft) : null), [base, draft])
  const meanwhile = useMemo(() => (before && base ? changesOf(before, draftOfOrder(base)) : []), [before, base])
  // What others changed moves what stands below: a press that was on its way hits none of it.
  useEffect(() => {
    if (meanwhile.length > 0) shieldPlace(new DOMRect(0, 0, innerWidth, innerHeight))
  }, [meanwhile])

  return { name, draft, base, sent, changes, meanwhile, mayChange: order === null || mayMove('update', order.status) }
}
