import type { Order } from '../orders/orders.schema.ts'
import type { OrderStatus } from '../orders/orders.status.ts'
import type { PosErrorCode } from './pos.errors.ts'
import type { PosPosting } from './pos.schema.ts'
import type { PosAddress } from './pos.addresses.ts'
import type { PostingState } from './pos.states.ts'

/** In all, for both calls of a posting: from the name of the host to the last byte of the answer. (product, Point of sale) */
export const postingLimitMs = 10_000

/** What the point of sale gets orders of: what was accepted and not taken away since. */
const acceptedStatuses = ['inprogress', 'ontheway', 'delivered', 'completed'] as const satisfies readonly OrderStatus[]

/** Whether an order may go to the point of sale at all. */
export function isPostable({ status }: Pick<Order, 'status'>): boolean {
  return (acceptedStatuses as readonly OrderStatus[]).includes(status)
}

/** What the order itself knows of its postings, which are forgotten in time. */
type Tried = Pick<Order, 'status' | 'postedToPOS' | 'postingAttempts' | 'postingTrouble'>

/** Another one is under way, or the point of sale has the order or may have it. */
const mayBeThere: ReadonlySet<PostingState> = new Set(['waiting', 'running', 'posted', 'uncertain'])

/** Whether an order is posted without anybody asking for it: never one that the point of sale has, or may have. */
export function isPostedByItself(order: Tried, postings: readonly Pick<PosPosting, 'state'>[]): boolean {
  const isMaybeThere = order.postedToPOS || order.postingTrouble === 'uncertain'
  return isPostable(order) && !isMaybeThere && !postings.some(({ state }) => mayBeThere.has(state))
}

type Attempt = Pick<PosPosting, 'state' | 'attempt' | 'isAutomatic'>

type Asking = {
  order: Tried
  /** All of the order that are not forgotten. */
  postings: readonly Attempt[]
  /** The last attempt that the caller knows of. */
  attempt: number | undefined
  mayArriveTwice: boolean
}

/**
 * Why an order is not posted when somebody asks for it; undefined where it is. One that waits by itself is sent at once instead. What the point
 * of sale has, or may have, is sent again only when a person says so. (product, Point of sale)
 */
export function refusalOfPosting({ order, postings, attempt, mayArriveTwice }: Asking): PosErrorCode | undefined {
  const last = lastAttempt(order, postings)
  if (attempt !== undefined && attempt !== last && !isOwn(postings, attempt)) return 'attemptMade'
  if (!isPostable(order)) return 'notAccepted'
  if (postings.some(({ state, isAutomatic }) => state === 'running' || (state === 'waiting' && !isAutomatic))) {
    return 'underWay'
  }
  if (mayArriveTwice) return undefined
  if (order.postedToPOS || postings.some(({ state }) => state === 'posted')) return 'alreadyPosted'
  const isUncertain = order.postingTrouble === 'uncertain' || postings.some(({ state }) => state === 'uncertain')
  return isUncertain ? 'mayHaveArrived' : undefined
}

/** The number of the last attempt of an order, 0 for none: also where attempts are forgotten. */
export function lastAttempt(
  { postingAttempts }: Pick<Order, 'postingAttempts'>,
  postings: readonly Pick<PosPosting, 'attempt'>[],
): number {
  return Math.max(postingAttempts, ...postings.map(({ attempt }) => attempt))
}

/**
 * What an order keeps of its postings once one of them has ended, unless that is posted: a doubt stays until it is cleared up, for what may be
 * there is not sent again by itself. (product, Point of sale)
 */
export function troubleAfter({
  before,
  ended,
  others,
}: {
  before: Order['postingTrouble']
  /** `wasUncertain`: nobody knew of this one until now. */
  ended: { state: 'failed' | 'uncertain'; wasUncertain: boolean }
  /** The other postings of the order that are not forgotten. */
  others: readonly Pick<PosPosting, 'state'>[]
}): 'failed' | 'uncertain' {
  if (ended.state === 'uncertain' || others.some(({ state }) => state === 'uncertain')) return 'uncertain'
  return ended.wasUncertain ? 'failed' : (before ?? 'failed')
}

/** What came since was made by the venue itself, and still waits. */
function isOwn(postings: readonly Attempt[], attempt: number): boolean {
  const since = postings.filter((each) => each.attempt > attempt)
  return since.length > 0 && since.every(({ isAutomatic, state }) => isAutomatic && state === 'waiting')
}

/**
 * Whether keys are missing, so that the point of sale would not get what was ordered: each item on the lines has a key, and no two of them
 * share one. Several lines of one item count once. (spec 1, §5)
 */
export function lacksPosIds(cart: Order['cart']): boolean {
  const sold = new Set(cart.map(({ itemId, posItemId }) => JSON.stringify([itemId, posItemId])))
  const posIds = new Set(cart.map(({ posItemId }) => posItemId))
  return cart.some(({ posItemId }) => !posItemId) || posIds.size !== sold.size
}

/** The address that a url of a body is one of: its own, or the one where checks are open. */
export function addressOfUrl(list: readonly PosAddress[], url: string): PosAddress | undefined {
  return list.find(({ endPointUrl, openCheckUrl }) => url !== '' && (url === endPointUrl || url === openCheckUrl))
}

/** The address to which an order goes: that of the point of sale which all menus on its lines name, or else the venue's default one. */
export function addressOfCart(list: readonly PosAddress[], cart: Order['cart']): PosAddress | undefined {
  const named = new Set(cart.map(({ menu }) => menu.menuPosId))
  const own = named.size === 1 ? list.find(({ id }) => named.has(String(id))) : undefined
  return own ?? list.find(({ isDefaultPos }) => isDefaultPos) ?? (list.length === 1 ? list[0] : undefined)
}
