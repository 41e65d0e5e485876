import { everybody } from '../src/mailing/mailing.rules.ts'
import type { Mailing } from '../src/mailing/mailing.schema.ts'
import { recipientStates } from '../src/mailing/mailing.states.ts'
import { tableOf } from '../src/kit/table-keys.ts'

/** Returns a draft of venue 1 in English that has not been sent. */
export function aMailing(differences: Partial<Mailing> = {}): Mailing {
  return {
    id: 1,
    restaurantId: 1,
    title: 'Spring',
    state: 'draft',
    language: 'en',
    messages: { en: { subject: 'Spring at the harbour', body: 'Dear {{name}}, the terrace is open.' } },
    segment: everybody,
    scheduledAt: null,
    startedAt: null,
    endedAt: null,
    isCollecting: false,
    counts: { ...tableOf(recipientStates, () => 0), unsubscribed: 0 },
    trouble: null,
    troubleSince: null,
    version: 1,
    createdAt: '2026-03-04T07:30:00.000Z',
    updatedAt: '2026-03-04T07:30:00.000Z',
    updatedBy: null,
    ...differences,
  }
}
