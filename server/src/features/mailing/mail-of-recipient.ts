import type { Language } from '@brigade/domain/kit/languages.ts'
import { renderMail } from '@brigade/domain/mailing/mailing.render.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Mail } from '#features/mail/public/queue-mail.ts'
import type { App } from '#kit/context/context.ts'

/** The part of the address of the page that unsubscribes. */
export const unsubscribeRoot = '/u/'

/** The token of test mails, which unsubscribes nobody. */
export const testToken = 'test'

type Of = {
  mailing: Pick<Mailing, 'id' | 'messages'>
  language: Language
  to: { address: string; name: string; token: string }
  venue: string
}

/** Returns the mail to one person, with the link and the headers that unsubscribe them. (RFC 8058) */
export function mailOfRecipient(app: App, { mailing, language, to, venue }: Of): Mail {
  const unsubscribeUrl = `${rootOf(app)}${unsubscribeRoot}${to.token}/${mailing.id}`
  const message = mailing.messages[language] ?? { subject: '', body: '' }
  return {
    ...renderMail({ message, language, name: to.name, venue, unsubscribeUrl }),
    to: to.address,
    fromName: venue,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Returns the address of this server; only the demo may lack one. */
function rootOf({ settings }: App): string {
  return (settings.publicUrl ?? `http://localhost:${settings.port}`).replace(/\/$/, '')
}
