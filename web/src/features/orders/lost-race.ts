import type { Doer } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { orderStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { type ApiErrorData, toApiError } from '#kit/api-error.ts'
import type { Translate } from '#kit/i18n.ts'
import { shownName } from '#kit/shown-name.ts'

export type LostRace = Doer & {
  /** What the other one's act came to. */
  outcome: OrderStatus | 'kept'
  by: string | null
  at: string | null
  /** The order as it is now. */
  order: Order | null
}

const kinds = ['staff', 'guest', 'machine'] as const satisfies readonly Doer['byKind'][]

/** What a 409 says of who was first; null for any other failure. */
export function lostRaceOf(thrown: unknown): LostRace | null {
  const { code, data } = toApiError(thrown)
  const outcome = code === 409 && outcomeOf(data)
  if (!outcome) return null
  const byKind = kinds.find((candidate) => candidate === data.byKind) ?? 'staff'
  const byId = typeof data.byId === 'number' ? data.byId : null
  return { outcome, by: textOr(data.by), byKind, byId, at: textOr(data.at), order: orderOr(data.order) }
}

/** What answered a wish to cancel before: a merge that was undone took it back to its own order. */
const answers = new Map<unknown, LostRace['outcome']>([
  ['keep', 'kept'],
  ['cancel', 'cancelled'],
  ['undo', 'updated'],
])

/** Where nobody answered, for nobody had asked, there was no race. */
function outcomeOf({ reason, act, status }: ApiErrorData): LostRace['outcome'] | undefined {
  if (reason === 'notAsked') return answers.get(act)
  return reason === 'statusMoved' ? orderStatuses.find((candidate) => candidate === status) : undefined
}

/** The current order that came with a refusal of a change made from an older one. */
export function currentOrderOf(thrown: unknown): Order | null {
  const { code, data } = toApiError(thrown)
  return code === 409 && data.reason === 'staleVersion' ? orderOr(data.order) : null
}

/** Told to the second one: `Sara Haddad accepted this order at 12:04.` */
export function raceSentence(
  { outcome, by, at }: LostRace,
  { t, time }: { t: Translate<'orders'>; time: (instant: string) => string },
): string {
  const who = by === null ? t('race.somebody') : shownName(by, t)
  return at ? t(`race.at.${outcome}`, { who, time: time(at) }) : t(`race.now.${outcome}`, { who })
}

export function textOr(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function orderOr(value: unknown): Order | null {
  const isOrder = typeof value === 'object' && value !== null && 'id' in value && 'version' in value
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
  return isOrder ? (value as Order) : null
}
