import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import { confirmTexts } from '@brigade/domain/mailing/mailing.confirm-texts.ts'
import { withVenue } from '@brigade/domain/mailing/mailing.texts.ts'
import { queueMail } from '#features/mail/public/queue-mail.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { App } from '#kit/context/context.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { ContactRow } from './contact-columns.ts'
import { confirmRoot, rootOf, unsubscribeHeaders, unsubscribeRoot } from './mail-of-recipient.ts'

const hourMs = 3_600_000

type Asked = Pick<ContactRow, 'id' | 'restaurantId' | 'address' | 'language' | 'token'>

/** Returns whether guests of a venue confirm their consent before anything else is sent to them. */
export function* hasConfirming(restaurantId: number): Transaction<boolean> {
  const venue = yield* one<{ isOn: boolean | 0 | 1 }>(
    'SELECT "confirmsMailConsent" AS "isOn" FROM venues WHERE "id" = ?',
    restaurantId,
  )
  return Boolean(venue?.isOn)
}

/**
 * Queues the mail that asks a guest to confirm their consent. It has no name, because anybody at a table can enter one for any address.
 * Without a mail server nothing is queued: only staff can confirm then. Whoever wants no more of these unsubscribes like from others.
 */
export function* askToConfirm(contact: Asked, { app, now }: { app: App; now: Date }): Transaction<void> {
  if (!app.mailer) return
  const { id, restaurantId, address, language, token } = contact
  const name = (yield* findVenue(restaurantId))?.name ?? ''
  const { subject, ask, ignore } = confirmTexts[language]
  const text = (sentence: string) => withVenue(sentence, name)
  const unsubscribeUrl = `${rootOf(app)}${unsubscribeRoot}${token}`
  yield* queueMail(app, {
    mail: {
      to: address,
      fromName: name,
      subject: text(subject),
      headers: unsubscribeHeaders(unsubscribeUrl),
      text: `${text(ask)}\n\n${rootOf(app)}${confirmRoot}${token}\n\n${ignore}\n`,
    },
    about: `mailing consent ${id}`,
    expiresAt: new Date(now.getTime() + mailingLimits.confirmHours * hourMs).toISOString(),
    now,
  })
}
