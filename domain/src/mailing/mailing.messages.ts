import { escapedHtml } from '../kit/escaped-html.ts'
import type { Language } from '../kit/languages.ts'
import { plainLines, plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { MailingErrorCode } from './mailing.errors.ts'
import { mailingLimits } from './mailing.limits.ts'
import type { MailingMessages } from './mailing.schema.ts'

export type MailingMessage = { subject: string; body: string }

/** Returns the language in which a contact is written to: their own if there is a message in it, else the main one. */
export function messageLanguage(messages: MailingMessages, wanted: Language, main: Language): Language {
  return messages[wanted] ? wanted : main
}

/** Returns the messages as they are stored: without invisible characters, and without languages that are empty. */
export function storedMessages(messages: MailingMessages): MailingMessages {
  const entries = Object.entries(messages).flatMap(([language, message]) => {
    const stored = { subject: plainText(message.subject), body: plainLines(message.body) }
    return stored.subject === '' && stored.body === '' ? [] : [[language, stored] as const]
  })
  return Object.fromEntries(entries)
}

/** Returns the problems of messages by field, such as `messages.en.subject`. A draft may lack what sending needs. */
export function problemsOfMessages(messages: MailingMessages): Problems<MailingErrorCode> {
  const problems: Problems<MailingErrorCode> = {}
  for (const [language, { subject, body }] of Object.entries(messages)) {
    const wrong = { subject: problemOfSubject(subject), body: problemOfBody(body) }
    if (wrong.subject) problems[`messages.${language}.subject`] = wrong.subject
    if (wrong.body) problems[`messages.${language}.body`] = wrong.body
  }
  return problems
}

/** Returns what messages lack before they can be sent. */
export function gapsOfMessages(messages: MailingMessages, main: Language): Problems<MailingErrorCode> {
  if (!messages[main]) return { [`messages.${main}.body`]: { code: 'messageMissing' } }
  const gaps: Problems<MailingErrorCode> = {}
  for (const [language, { subject, body }] of Object.entries(messages)) {
    if (subject === '') gaps[`messages.${language}.subject`] = { code: 'subjectMissing' }
    if (body === '') gaps[`messages.${language}.body`] = { code: 'bodyMissing' }
  }
  return gaps
}

function problemOfSubject(subject: string): Problem<MailingErrorCode> | undefined {
  const { subjectLength: limit } = mailingLimits
  if (Array.from(plainText(subject)).length > limit) return { code: 'subjectTooLong', params: { limit } }
  return problemOfPlaceholders(subject)
}

function problemOfBody(body: string): Problem<MailingErrorCode> | undefined {
  const { bodyLength: limit } = mailingLimits
  if (Array.from(body).length > limit) return { code: 'bodyTooLong', params: { limit } }
  if (/\]\((?!https:\/\/[^\s(){}]+\))/.test(body)) return { code: 'linkInvalid' }
  // A name that was filled in would choose where the link leads.
  if (/https?:\/\/[^\s()]*\{\{/i.test(body)) return { code: 'linkInvalid' }
  return problemOfPlaceholders(body)
}

function problemOfPlaceholders(text: string): Problem<MailingErrorCode> | undefined {
  const unknown = text.match(/\{\{[^{}]*\}\}/g)?.find((found) => found !== '{{name}}')
  return unknown === undefined ? undefined : { code: 'placeholderUnknown', params: { placeholder: unknown } }
}

/** Fills in the name of a contact, on one line; a guest without a name is addressed by the word of the language. */
export function filledIn(text: string, { name, guest }: { name: string; guest: string }): string {
  return text.replaceAll('{{name}}', () => plainText(name) || guest)
}

/** Fills the name of a contact into HTML, as text. */
export function filledInHtml(html: string, { name, guest }: { name: string; guest: string }): string {
  return html.replaceAll('{{name}}', () => escapedHtml(plainText(name) || guest))
}
