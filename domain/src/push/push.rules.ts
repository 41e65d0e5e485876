import type { Permission } from '../access/permissions.ts'
import { isWholeWithin } from '../kit/is-whole-within.ts'
import { type InterfaceLanguage, interfaceLanguageOf, isRightToLeft, type Language } from '../kit/languages.ts'
import type { RequestType } from '../requests/requests.schema.ts'
import { type Problem, sentenceOf } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import { pushErrors, type PushErrorCode } from './push.errors.ts'
import { pushLimits } from './push.limits.ts'
import { pushWords } from './push.words.ts'

/** What a phone is told: where something waits, and what. */
export type PushNotice =
  | { kind: 'newOrder'; orderId: number; table: string }
  | { kind: 'overdueRequest'; requestId: number; table: string; requestType: RequestType }
  | { kind: 'test' }

/** Who is told of what: those whom it calls on their screens too. */
export const toldOf = {
  newOrder: 'popups:orders',
  overdueRequest: 'popups:overdueRequests',
} as const satisfies Record<Exclude<PushNotice['kind'], 'test'>, Permission>

/** A message as a phone shows it. Whoever looks at its locked screen may read it, so there is nothing secret in it. */
export type PushMessage = {
  title: string
  body: string
  /** Which screen it opens. */
  path: string
  /** Of two with the same, the later one stands in the place of the earlier. */
  tag: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** What somebody who has this interface language is shown; in English where there are no words in theirs. */
export function messageOf(notice: PushNotice, language: Language): PushMessage {
  const lang = interfaceLanguageOf(language)
  return { ...toldIn(pushWords[lang], notice), tag: tagOf(notice), lang, dir: isRightToLeft(lang) ? 'rtl' : 'ltr' }
}

/** What a message is about: the same for all that tell of one order or request. */
export function tagOf(notice: PushNotice): string {
  if (notice.kind === 'test') return 'test'
  return notice.kind === 'newOrder' ? `order-${notice.orderId}` : `request-${notice.requestId}`
}

type Words = (typeof pushWords)[InterfaceLanguage]

function toldIn(words: Words, notice: PushNotice): Pick<PushMessage, 'title' | 'body' | 'path'> {
  if (notice.kind === 'test') return { ...words.test, path: '/settings' }
  if (notice.kind === 'newOrder') {
    const { orderId, table } = notice
    return { title: table, body: words.newOrder, path: `/orders/${orderId}` }
  }
  const { requestType, table } = notice
  const body = words.overdue.replace('{{type}}', words.requestTypes[requestType])
  return { title: table, body, path: '/tables/request' }
}

/** Between which instants an order was placed of which phones are told now. */
export function unacceptedSince(now: Date, afterMinutes: number): { after: string; until: string } {
  return { after: oldestOrder(now), until: before(now, afterMinutes) }
}

/** When the oldest order was placed of which phones are told now. */
export function oldestOrder(now: Date): string {
  return before(now, pushLimits.oldestOrderMinutes)
}

/** The minutes of a venue as somebody types them. */
export type PushMinutesDraft = { pushOrdersAfterMinutes: TypedNumber }

/** With its sentence, for forms. */
type PushMinutesProblem = Problem<PushErrorCode> & { sentence: string }

/** What is wrong with the minutes that somebody typed, by their field. */
export function problemsOfPushMinutes(draft: PushMinutesDraft): Record<string, PushMinutesProblem> {
  const problem = problemOfPushMinutes(draft.pushOrdersAfterMinutes)
  return problem ? { pushOrdersAfterMinutes: problem } : {}
}

/** What is wrong with such minutes. */
export function problemOfPushMinutes(minutes: TypedNumber): PushMinutesProblem | undefined {
  const { leastOrderMinutes: least, mostOrderMinutes: most } = pushLimits
  if (isWholeWithin(minutes, { least, most })) return undefined
  const problem = { code: 'pushMinutesWrong', params: { least, most } } as const
  return { ...problem, sentence: sentenceOf(pushErrors, problem) }
}

function before(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString()
}
