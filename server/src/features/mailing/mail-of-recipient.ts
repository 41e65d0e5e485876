import type { Language } from '@brigade/domain/kit/languages.ts'
import { mailsOfMessage } from '@brigade/domain/mailing/mailing.render.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Mail } from '#features/mail/public/queue-mail.ts'
import type { App } from '#kit/context/context.ts'

/** The part of the address of the page that unsubscribes. */
export const unsubscribeRoot = '/u/'

/** The part of the address of the page that confirms a consent. No token is like it. */
export const confirmRoot = `${unsubscribeRoot}confirm/`

/** The token of test mails, which unsubscribes nobody. */
export const testToken = 'test'

type Of = { mailing: Pick<Mailing, 'id' | 'messages'>; venue: string }

type Reader = { address: string; name: string; token: string; language: Language }

/**
 * Returns what makes the mail of each recipient of a mailing, with the link and the headers that unsubscribe them. Each language is read
 * once. (RFC 8058)
 */
export function mailsOf(app: App, { mailing, venue }: Of): (reader: Reader) => Mail {
  const root = `${rootOf(app)}${unsubscribeRoot}`
  const byLanguage = new Map<Language, ReturnType<typeof mailsOfMessage>>()

  return ({ address, name, token, language }) => {
    const message = mailing.messages[language] ?? { subject: '', body: '' }
    const render = byLanguage.get(language) ?? mailsOfMessage({ message, language, venue })
    byLanguage.set(language, render)
    const unsubscribeUrl = `${root}${token}/${mailing.id}`
    return {
      ...render({ name, unsubscribeUrl }),
      to: address,
      fromName: venue,
      headers: unsubscribeHeaders(unsubscribeUrl),
    }
  }
}

/** Returns the headers with which mail programs unsubscribe in one click. (RFC 8058) */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Returns the address of this server; only the demo may lack one. */
export function rootOf({ settings }: App): string {
  return (settings.publicUrl ?? `http://localhost:${settings.port}`).replace(/\/$/, '')
}
