import type { Order } from '../orders/orders.schema.ts'
import type { OrderStatus } from '../orders/orders.status.ts'
import type { PosErrorCode } from './pos.errors.ts'
import type { PosPosting } from './pos.schema.ts'
import type { PosAddress } from './pos.addresses.ts'
import type { PostingState } from './pos.states.ts'

/**
 * The time limit for both calls of a posting together: from resolving the host name to the last byte of the answer.
 * (product, Point of sale)
 */
export const postingLimitMs = 10_000

/** The statuses of orders that the point of sale gets: accepted, and not cancelled or merged since. */
const acceptedStatuses = ['inprogress', 'ontheway', 'delivered', 'completed'] as const satisfies readonly OrderStatus[]

/** Returns whether an order may be posted at all: it is accepted, and no test. */
export function isPostable({ status, isTest }: Pick<Order, 'status' | 'isTest'>): boolean {
  return !isTest && (acceptedStatuses as readonly OrderStatus[]).includes(status)
}

/** The data about postings in the order itself, because the postings are deleted after a time. */
type Tried = Pick<Order, 'status' | 'isTest' | 'postedToPOS' | 'postingAttempts' | 'postingTrouble'>

/** States in which another posting is running, or the point of sale has the order or may have it. */
const mayBeThere: ReadonlySet<PostingState> = new Set(['waiting', 'running', 'posted', 'uncertain'])

/** Returns whether an order is posted automatically: never if the point of sale has it, or may have it. */
export function isPostedByItself(order: Tried, postings: readonly Pick<PosPosting, 'state'>[]): boolean {
  const isMaybeThere = order.postedToPOS || order.postingTrouble === 'uncertain'
  return isPostable(order) && !isMaybeThere && !postings.some(({ state }) => mayBeThere.has(state))
}

type Attempt = Pick<PosPosting, 'state' | 'attempt' | 'isAutomatic'>

type Asking = {
  order: Tried
  /** All postings of the order that are not deleted. */
  postings: readonly Attempt[]
  /** The last attempt that the caller has seen. */
  attempt: number | undefined
  mayArriveTwice: boolean
}

/**
 * Returns why a requested posting is refused; undefined if it is not. A waiting automatic posting is sent at once
 * instead. An order that the point of sale has, or may have, is sent again only if a person confirms it. (product,
 * Point of sale)
 */
export function refusalOfPosting({ order, postings, attempt, mayArriveTwice }: Asking): PosErrorCode | undefined {
  const last = lastAttempt(order, postings)
  if (attempt !== undefined && attempt !== last && !isOwn(postings, attempt)) return 'attemptMade'
  if (order.isTest) return 'testOrder'
  if (!isPostable(order)) return 'notAccepted'
  if (postings.some(({ state, isAutomatic }) => state === 'running' || (state === 'waiting' && !isAutomatic))) {
    return 'underWay'
  }
  if (mayArriveTwice) return undefined
  if (order.postedToPOS || postings.some(({ state }) => state === 'posted')) return 'alreadyPosted'
  const isUncertain = order.postingTrouble === 'uncertain' || postings.some(({ state }) => state === 'uncertain')
  return isUncertain ? 'mayHaveArrived' : undefined
}

/** Returns the number of the last attempt of an order, 0 for none; it counts deleted attempts too. */
export function lastAttempt(
  { postingAttempts }: Pick<Order, 'postingAttempts'>,
  postings: readonly Pick<PosPosting, 'attempt'>[],
): number {
  return Math.max(postingAttempts, ...postings.map(({ attempt }) => attempt))
}

/**
 * Returns the trouble that an order stores after a posting has ended without success. A doubt stays until it is
 * resolved, because an order that may be there is not sent again automatically. (product, Point of sale)
 */
export function troubleAfter({
  before,
  ended,
  others,
}: {
  before: Order['postingTrouble']
  /** `wasUncertain`: this posting was recorded as uncertain before. */
  ended: { state: 'failed' | 'uncertain'; wasUncertain: boolean }
  /** The other postings of the order that are not deleted. */
  others: readonly Pick<PosPosting, 'state'>[]
}): 'failed' | 'uncertain' {
  if (ended.state === 'uncertain' || others.some(({ state }) => state === 'uncertain')) return 'uncertain'
  return ended.wasUncertain ? 'failed' : (before ?? 'failed')
}

/** Returns whether all later attempts are the venue's own automatic ones, and still wait. */
function isOwn(postings: readonly Attempt[], attempt: number): boolean {
  const since = postings.filter((each) => each.attempt > attempt)
  return since.length > 0 && since.every(({ isAutomatic, state }) => isAutomatic && state === 'waiting')
}

/**
 * Returns whether keys are missing, so that the point of sale would not get the right order: each item on the lines
 * needs a key, and no two items may share one. Several lines of one item count once. (spec 1, §5)
 */
export function lacksPosIds(cart: Order['cart']): boolean {
  const sold = new Set(cart.map(({ itemId, posItemId }) => JSON.stringify([itemId, posItemId])))
  const posIds = new Set(cart.map(({ posItemId }) => posItemId))
  return cart.some(({ posItemId }) => !posItemId) || posIds.size !== sold.size
}

/** Returns the address that contains the URL of a body, as its own one or as the one for open checks. */
export function addressOfUrl(list: readonly PosAddress[], url: string): PosAddress | undefined {
  return list.find(({ endPointUrl, openCheckUrl }) => url !== '' && (url === endPointUrl || url === openCheckUrl))
}

/**
 * Returns the address for an order: that of the point of sale that all menus on its lines name, or else the venue's
 * default one.
 */
export function addressOfCart(list: readonly PosAddress[], cart: Order['cart']): PosAddress | undefined {
  const named = new Set(cart.map(({ menu }) => menu.menuPosId))
  const own = named.size === 1 ? list.find(({ id }) => named.has(String(id))) : undefined
  return own ?? list.find(({ isDefaultPos }) => isDefaultPos) ?? (list.length === 1 ? list[0] : undefined)
}
