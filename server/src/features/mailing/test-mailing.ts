import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { problemOfAddress } from '@brigade/domain/mailing/mailing.addresses.ts'
import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { gapsOfMessages } from '@brigade/domain/mailing/mailing.messages.ts'
import type { TestedMailing, TestMailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { findAccount } from '#features/auth/public/find-account.ts'
import { queueMail } from '#features/mail/public/queue-mail.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuseFields, unprocessable } from '#kit/errors/errors.ts'
import { mailsOf, testToken } from './mail-of-recipient.ts'
import { readMailing } from './write-mailing.ts'

const hourMs = 3_600_000

/** Sends a mailing in one language to the caller. Throws NotFound, BadRequest for a language without a message, Unprocessable without mail. */
export function* testMailing(
  { id, language }: TestMailing,
  { principal, now, app }: Call<StaffPrincipal>,
): Transaction<TestedMailing> {
  const mailing = yield* readMailing(id, principal)
  if (!app.mailer) throw unprocessable({ message: mailingErrors.mailOff, reason: 'mailOff' })
  const message = mailing.messages[language]
  refuseFields(gapsOfMessages(message ? { [language]: message } : {}, language), mailingErrors)
  const email = (yield* findAccount(principal.id))?.user.email ?? ''
  if (problemOfAddress(email)) throw unprocessable({ message: mailingErrors.noEmail, reason: 'noEmail' })
  const venue = (yield* findVenue(mailing.restaurantId))?.name ?? ''
  const to = { address: email, name: principal.fname, token: testToken, language }
  yield* queueMail(app, {
    mail: mailsOf(app, { mailing, venue })(to),
    about: `mailing test ${principal.id} ${mailing.id} ${language}`,
    expiresAt: new Date(now.getTime() + hourMs).toISOString(),
    now,
  })
  return { mailedTo: email, reachesPeople: app.mailer.reachesPeople }
}
