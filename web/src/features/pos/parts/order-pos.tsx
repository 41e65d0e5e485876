import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { isPostable } from '@brigade/domain/pos/pos.posting.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { lastPosting, recentPostings } from '#features/pos/order-postings.ts'
import { SendAgain } from '#features/pos/parts/send-again.tsx'
import { postingTones, reasonOf } from '#features/pos/posting-appearance.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import { venueScopeOf } from '#features/venues/venues.queries.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/pos/parts/order-pos.module.css'

/** Shows on a card whether the point of sale accepted the order, and why not. */
export function OrderPosOnCard({ order }: { order: Order }) {
  return useConcernsPos(order) ? <OnCard order={order} Part={PosState} /> : null
}

/** Renders the act on a card. */
export function SendOnCard({ order }: { order: Order }) {
  return useConcernsPos(order) ? <OnCard order={order} Part={PosAct} /> : null
}

/** Renders both on the page of the order, which may be old. */
export function OrderPosOnPage({ order }: { order: Order }) {
  return useConcernsPos(order) ? <OnPage order={order} Part={StateAndAct} /> : null
}

type KnownPosting = { order: Order; posting: PosPosting | null }

type Shown = { order: Order; Part: ComponentType<KnownPosting> }

function OnCard({ order, Part }: Shown) {
  const scope = venueScopeOf(useUser())
  const ofOrder = useCallback((known: ReadonlyMap<number, PosPosting>) => known.get(order.id) ?? null, [order.id])
  const { data } = useQuery({ ...recentPostings(scope), select: ofOrder })
  // Attempts from before the boards' time range are known on the order's own page.
  if (data === null && order.postingAttempts > 0) return <OnPage order={order} Part={Part} />
  return data === undefined ? null : <Part order={order} posting={data} />
}

function OnPage({ order, Part }: Shown) {
  const { data } = useQuery(lastPosting(order.id))
  return data === undefined ? null : <Part order={order} posting={data} />
}

/**
 * Returns true if the order has a state at the point of sale. Guests may still change an order that is not accepted,
 * and a venue without a point of sale has none.
 */
function useConcernsPos(order: Order): boolean {
  const mayRead = useCan('pos:read')
  const venue = useVenueBook().find(order.restaurantId)
  const hasPos = venue?.isPOSIntegrated === true && venue.integratedPOSList.length > 0
  return mayRead && hasPos && (isPostable(order) || order.postedToPOS)
}

/** The states of an order that can be sent; an order that has already arrived is not sent again from here. */
const sendable = {
  none: true,
  waiting: false,
  running: false,
  posted: false,
  failed: true,
  uncertain: true,
  withdrawn: true,
}

function stateOf({ order, posting }: KnownPosting) {
  const known = posting?.state ?? order.postingTrouble ?? 'none'
  return order.postedToPOS && known !== 'running' ? 'posted' : known
}

function PosState(known: KnownPosting) {
  const t = useTranslations('pos')
  const state = stateOf(known)
  const why = known.posting && state !== 'posted' ? reasonOf(known.posting) : null
  if (state === 'none') return null
  return (
    <div className={styles.pos}>
      <StateTag tone={postingTones[state]} label={t(`onOrders.${state}`)} />
      {why ? (
        <span className={`${styles.why} ${font.note}`} dir="auto">
          {why}
        </span>
      ) : null}
    </div>
  )
}

function PosAct(known: KnownPosting) {
  const maySend = useCan('pos:post')
  const state = stateOf(known)
  const { order, posting } = known
  if (!maySend || !isPostable(order) || !sendable[state]) return null
  const { id: orderId, postingAttempts: attempt, postingTrouble: trouble } = order
  const next = posting ?? { orderId, attempt, state: trouble ?? 'failed' }
  return <SendAgain posting={next} label={state === 'none' || state === 'withdrawn' ? 'send' : 'sendAgain'} />
}

function StateAndAct(known: KnownPosting) {
  return (
    <div className={`${styles.both} ${stack.cluster} ${stack.gap12}`}>
      <PosState {...known} />
      <PosAct {...known} />
    </div>
  )
}
