import type { ContactState, MailingState, RecipientState } from '@brigade/domain/mailing/mailing.states.ts'
import type { Tone } from '#ui/tone.ts'

export const mailingTones = {
  draft: 'grey',
  scheduled: 'amber',
  sending: 'blue',
  paused: 'magenta',
  sent: 'green',
  stopped: 'grey',
} as const satisfies Record<MailingState, Tone>

export const recipientTones = {
  waiting: 'amber',
  sending: 'blue',
  sent: 'green',
  bounced: 'red',
  failed: 'red',
  skipped: 'grey',
  uncertain: 'magenta',
} as const satisfies Record<RecipientState, Tone>

export const contactTones = {
  agreed: 'green',
  withdrawn: 'grey',
  bounced: 'red',
  unconfirmed: 'amber',
} as const satisfies Record<ContactState, Tone>
