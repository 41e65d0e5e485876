import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { translateIfKnown, type Translate } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { actErrorText } from '#kit/calls/toasts.ts'
import { orderOr, textOr } from '#features/orders/records/lost-race.ts'

/** Returns why an act could not be undone, and the current order: `Since then: Delivered, Grace Mwangi, 12:04.` */
export function undoRefusalOf(
  thrown: unknown,
  { t, time }: { t: Translate<'orders'>; time: (instant: string) => string },
): { text: string; order: Order | null } {
  const { data } = toApiError(thrown)
  const order = orderOr(data.order)
  if (data.reason !== 'somethingHappened') return { text: actErrorText(thrown), order }
  const [act, by, at] = [data.act, data.by, data.at].map(textOr)
  const facts = [act && translateIfKnown(`orders:events.${act}`), by && shownName(by, t), at && time(at)].filter(
    Boolean,
  )
  return {
    text: facts.length > 0 ? t('undo.since', { facts: facts.join(t('undo.and')) }) : actErrorText(thrown),
    order,
  }
}
