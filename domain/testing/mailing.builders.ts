import type { MailingContact } from '../src/mailing/mailing.contacts.schema.ts'
import { everybody } from '../src/mailing/mailing.rules.ts'
import type { Mailing, MailingRecipient } from '../src/mailing/mailing.schema.ts'
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

/** Returns a guest of venue 1 who agreed on a card. */
export function aContact(differences: Partial<MailingContact> = {}): MailingContact {
  return {
    id: 1,
    restaurantId: 1,
    address: 'ada@example.com',
    name: 'Ada Lovelace',
    language: 'en',
    state: 'agreed',
    consentAt: '2026-03-01T07:30:00.000Z',
    consentSource: 'staff',
    consentNote: 'Card at the desk',
    consentBy: 'Mona',
    withdrawnAt: null,
    withdrawnSource: null,
    bouncedAt: null,
    bounceAnswer: null,
    version: 1,
    createdAt: '2026-03-01T07:30:00.000Z',
    updatedAt: '2026-03-01T07:30:00.000Z',
    updatedBy: null,
    ...differences,
  }
}

/** Returns a recipient of mailing 1 whose mail was accepted. */
export function aRecipient(differences: Partial<MailingRecipient> = {}): MailingRecipient {
  return {
    id: 1,
    mailingId: 1,
    restaurantId: 1,
    contactId: 1,
    address: 'ada@example.com',
    name: 'Ada Lovelace',
    language: 'en',
    state: 'sent',
    reason: null,
    answer: null,
    tries: 0,
    nextTryAt: null,
    updatedAt: '2026-03-04T08:00:00.000Z',
    unsubscribedAt: null,
    ...differences,
  }
}
