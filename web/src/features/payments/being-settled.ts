import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { say } from '#kit/i18n.ts'
import { shownName } from '#kit/shown-name.ts'
import { showToast } from '#kit/toasts.ts'

/** Those about which this person is asked at the moment what was done. */
const asked = new Set<number>()
/** Those of which their own word is on its way, with what was heard of it since. */
const underWay = new Map<number, PaymentEvent | null>()

/** Remembers that this person is asked about it. Returns how to stop. */
export function noteAsked(id: number): () => void {
  asked.add(id)
  return () => asked.delete(id)
}

/** Settles it by their own word, which is not told to them: who was first, its answer says. Where none comes, what was heard meanwhile is told. */
export async function settleByWord<T>(id: number, work: () => Promise<T>): Promise<T> {
  underWay.set(id, null)
  try {
    const answer = await work()
    asked.delete(id)
    return answer
  } catch (thrown) {
    const heard = underWay.get(id)
    if (heard) tellSettled(heard)
    throw thrown
  } finally {
    underWay.delete(id)
  }
}

/** Tells of what was settled while this person is asked about it, for the question goes with it. */
export function tellSettledMeanwhile(events: readonly PaymentEvent[]): void {
  for (const event of events) {
    if (event.state !== 'settled' || !asked.has(event.id)) continue
    if (underWay.has(event.id)) underWay.set(event.id, event)
    else tellSettled(event)
  }
}

/** Tells who settled it and what they say was done, or that it settled itself. */
export function tellSettled(event: PaymentEvent): void {
  const { orderId } = event
  const title = orderId === null ? say('payments:popups.alert') : say('payments:popups.alertOf', { orderId })
  showToast({ kind: 'info', text: say('payments:settle.told', { title, what: whatWasDone(event) }) })
}

function whatWasDone({ updatedBy, settledReason }: PaymentEvent): string {
  if (updatedBy === null) return say('payments:alerts.itself')
  const who = shownName(updatedBy, say)
  return settledReason === null
    ? say('payments:settle.toldOfAct', { who })
    : say('payments:settle.toldOfWord', { who, reason: settledReason })
}
