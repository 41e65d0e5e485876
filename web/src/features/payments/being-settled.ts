import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { showToast } from '#kit/calls/toasts.ts'

/** The payments about which this person is being asked at the moment. */
const asked = new Set<number>()
/** The payments that this person is settling, with the latest event received about each since. */
const underWay = new Map<number, PaymentEvent | null>()

/** Records that this person is asked about the payment. Returns a function that ends it. */
export function noteAsked(id: number): () => void {
  asked.add(id)
  return () => asked.delete(id)
}

/**
 * Settles a payment by this person's own statement, which is not reported back to them: the answer says who was first.
 * If there is no answer, an event received in between is reported.
 */
export async function settleByWord<T>(id: number, work: () => Promise<T>): Promise<T> {
  underWay.set(id, null)
  try {
    const answer = await work()
    asked.delete(id)
    return answer
  } catch (thrown) {
    const heard = underWay.get(id)
    if (heard) showSettled(heard)
    throw thrown
  } finally {
    underWay.delete(id)
  }
}

/**
 * Informs this person about payments that were resolved while they are asked about them, because the question closes.
 */
export function showSettledByOthers(events: readonly PaymentEvent[]): void {
  for (const event of events) {
    if (event.state !== 'settled' || !asked.has(event.id)) continue
    if (underWay.has(event.id)) underWay.set(event.id, event)
    else showSettled(event)
  }
}

/** Shows who resolved a payment and how, or that it resolved automatically. */
export function showSettled(event: PaymentEvent): void {
  const { orderId } = event
  const title =
    orderId === null ? translate('payments:popups.alert') : translate('payments:popups.alertOf', { orderId })
  showToast({ kind: 'info', text: translate('payments:settle.told', { title, what: whatWasDone(event) }) })
}

function whatWasDone({ updatedBy, settledReason }: PaymentEvent): string {
  if (updatedBy === null) return translate('payments:alerts.itself')
  const who = shownName(updatedBy, translate)
  return settledReason === null
    ? translate('payments:settle.toldOfAct', { who })
    : translate('payments:settle.toldOfWord', { who, reason: settledReason })
}
