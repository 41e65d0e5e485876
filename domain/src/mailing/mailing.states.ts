/**
 * The states of a mailing: a `draft` is written, a `scheduled` one waits for its time, one that is `sending` can be `paused` and resumed, and
 * ends as `sent` or, by a person, as `stopped`.
 */
export const mailingStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const

export type MailingState = (typeof mailingStates)[number]

/** The acts of staff on a mailing. */
export const mailingActs = ['schedule', 'send', 'cancel', 'pause', 'resume', 'stop'] as const

export type MailingAct = (typeof mailingActs)[number]

/** The states in which each act is possible, and the state that follows. */
export const mailingMoves = {
  schedule: { from: ['draft', 'scheduled'], to: 'scheduled' },
  send: { from: ['draft', 'scheduled'], to: 'sending' },
  cancel: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<MailingAct, { from: readonly MailingState[]; to: MailingState }>

/** Returns whether a mailing in this state can be moved so. */
export function canMove(state: MailingState, act: MailingAct): boolean {
  return (mailingMoves[act].from as readonly MailingState[]).includes(state)
}

/** Returns whether a mailing can be changed: nothing of it has been sent. */
export function isEditable(state: MailingState): boolean {
  return state === 'draft'
}

/**
 * The states of a recipient. `sending` is stored before the mail server is called; where the process ended then, or the server did not answer,
 * the mail may have been accepted: it is `uncertain` until a person decides, and never sent again automatically.
 */
export const recipientStates = ['waiting', 'sending', 'sent', 'bounced', 'failed', 'skipped', 'uncertain'] as const

export type RecipientState = (typeof recipientStates)[number]

/** Why a mail was not sent. */
export const recipientReasons = [
  'unsubscribed',
  'addressBounced',
  'deleted',
  'refused',
  'triedOften',
  'interrupted',
  'stopped',
] as const

export type RecipientReason = (typeof recipientReasons)[number]

/** The waits after refusals for now, in minutes. After the last one, a recipient has failed. */
export const retryMinutes = [5, 30, 120, 480] as const

/** Returns when a recipient is tried again after this many refusals for now; null if never. */
export function nextRecipientTry(refusals: number, now: Date): Date | null {
  const minutes = retryMinutes[refusals - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}

/** The waits while the mail server is not reached or refuses the sender, in minutes. */
export const troubleMinutes = [1, 5, 15, 30] as const

/** The hours of such trouble after which a mailing is paused. */
export const troubleHours = 24

/** A mailing pauses after this many mails in a row that are uncertain or bounce. */
export const worstStreaks = { uncertain: 3, bounced: 20 } as const

/** The states of a contact: mailings only reach those who `agreed`. An `unconfirmed` one has not pressed the link in the mail that asks them. */
export const contactStates = ['agreed', 'withdrawn', 'bounced', 'unconfirmed'] as const

export type ContactState = (typeof contactStates)[number]

/** How consent was given. */
export const consentSources = ['staff', 'import', 'guest'] as const

export type ConsentSource = (typeof consentSources)[number]

/** How consent was withdrawn: by the link in a mail, by staff who were asked, or with all data of the person. */
export const withdrawalSources = ['link', 'staff', 'deletion'] as const

export type WithdrawalSource = (typeof withdrawalSources)[number]
