import type { Doer } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { orderStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { type ApiErrorData, toApiError } from '#kit/calls/api-error.ts'
import type { Translate } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'

export type LostRace = Doer & {
  /** The outcome of the other user's act. */
  outcome: OrderStatus | 'kept'
  by: string | null
  at: string | null
  /** The order as it is now. */
  order: Order | null
}

const kinds = ['staff', 'guest', 'machine'] as const satisfies readonly Doer['byKind'][]

/** Reads from a 409 who acted first; null for any other failure. */
export function lostRaceOf(thrown: unknown): LostRace | null {
  const { code, data } = toApiError(thrown)
  const outcome = code === 409 && outcomeOf(data)
  if (!outcome) return null
  const byKind = kinds.find((candidate) => candidate === data.byKind) ?? 'staff'
  const byId = typeof data.byId === 'number' ? data.byId : null
  return { outcome, by: textOr(data.by), byKind, byId, at: textOr(data.at), order: orderOr(data.order) }
}

/** The outcomes of the acts that end a cancellation request: an undone merge moves it back to its own order. */
const answers = new Map<unknown, LostRace['outcome']>([
  ['keep', 'kept'],
  ['cancel', 'cancelled'],
  ['undo', 'updated'],
])

/**
 * Returns the outcome of the act that was first. If no act answered the request, because there was none, there was no
 * race.
 */
function outcomeOf({ reason, act, status }: ApiErrorData): LostRace['outcome'] | undefined {
  if (reason === 'notAsked') return answers.get(act)
  return reason === 'statusMoved' ? orderStatuses.find((candidate) => candidate === status) : undefined
}

/** Returns the current order from the refusal of a change to an older version. */
export function currentOrderOf(thrown: unknown): Order | null {
  const { code, data } = toApiError(thrown)
  return code === 409 && data.reason === 'staleVersion' ? orderOr(data.order) : null
}

/** Returns the sentence for the second user: `Sara Haddad accepted order #7, Room 204, at 12:04.` */
export function raceSentence(
  { outcome, by, at }: LostRace,
  {
    order: { id, table },
    t,
    time,
  }: { order: Pick<Order, 'id' | 'table'>; t: Translate<'orders'>; time: (instant: string) => string },
): string {
  const who = by === null ? t('race.somebody') : shownName(by, t)
  return at ? t(`race.at.${outcome}`, { who, id, table, time: time(at) }) : t(`race.now.${outcome}`, { who, id, table })
}

export function textOr(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function orderOr(value: unknown): Order | null {
  const isOrder = typeof value === 'object' && value !== null && 'id' in value && 'version' in value
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
  return isOrder ? (value as Order) : null
}
