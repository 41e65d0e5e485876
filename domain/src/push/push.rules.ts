import type { Permission } from '../access/permissions.ts'
import { isWholeWithin } from '../kit/is-whole-within.ts'
import { isRightToLeft, type Language } from '../kit/languages.ts'
import { requestReportTranslations } from '../requests/request-report.translations.ts'
import type { RequestType } from '../requests/requests.schema.ts'
import { answersText } from '../requests/service-answers.rules.ts'
import { ownTextIn } from '../requests/service-forms.rules.ts'
import type { Answer, OwnText } from '../requests/service-forms.schema.ts'
import { type Problem, sentenceOf } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import { pushErrors, type PushErrorCode } from './push.errors.ts'
import { pushLimits } from './push.limits.ts'
import { pushTranslations } from './push.translations.ts'

/** The content of a push message: the place and the thing that waits there. */
export type PushNotice =
  | { kind: 'newOrder'; orderId: number; table: string }
  | { kind: 'overdueRequest'; requestId: number; table: string; requestType: RequestType }
  | { kind: 'test' }

/** The permission to receive each kind of message, which also shows it as a pop-up. */
export const notifiedBy = {
  newOrder: 'popups:orders',
  overdueRequest: 'popups:overdueRequests',
} as const satisfies Record<Exclude<PushNotice['kind'], 'test'>, Permission>

/** A message as a phone shows it. Anyone may read it on the locked screen, so it contains nothing secret. */
export type PushMessage = {
  title: string
  body: string
  /** The screen that it opens. */
  path: string
  /** A later message with the same tag replaces the earlier one. */
  tag: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** The details that a message adds to its notice. */
export type PushDetails = {
  /** The venue that it is about, for people who work at several. */
  venue?: string | null
  /** True for an order that was placed to try the set-up. */
  isTest?: boolean
  /** The request for which the message alerts. */
  request?: {
    /** True once it is late; before, it was escalated because no person took it. */
    isLate: boolean
    /** The name and the answers of a request of the venue's own. */
    label: OwnText | null
    answers: readonly Answer[]
  }
}

/** Returns the message in a language. */
export function pushMessageOf(notice: PushNotice, language: Language, details: PushDetails = {}): PushMessage {
  return {
    ...toldIn(language, notice, details),
    tag: tagOf(notice),
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
  }
}

/** Returns the tag of a message, which is the same for all messages about one order or request. */
export function tagOf(notice: PushNotice): string {
  if (notice.kind === 'test') return 'test'
  return notice.kind === 'newOrder' ? `order-${notice.orderId}` : `request-${notice.requestId}`
}

function toldIn(
  language: Language,
  notice: PushNotice,
  { venue, isTest, request }: PushDetails,
): Pick<PushMessage, 'title' | 'body' | 'path'> {
  const words = pushTranslations[language]
  if (notice.kind === 'test') return { ...words.test, path: '/settings' }
  const title = venue ? `${notice.table} · ${venue}` : notice.table
  if (notice.kind === 'newOrder') {
    return { title, body: isTest ? words.testOrder : words.newOrder, path: `/orders/${notice.orderId}` }
  }
  const sentence = request?.isLate === false ? words.unanswered : words.overdue
  const type = request?.label ? ownTextIn(request.label, language) : words.requestTypes[notice.requestType]
  const answers = shownAnswers(request?.answers ?? [], language)
  // A function: a name may contain what a replacement would read as a pattern.
  const body = sentence.replace('{{type}}', () => type)
  return { title, body: shortened(answers === '' ? body : `${body} ${answers}`), path: '/tables/request' }
}

/** Returns a text that push services accept together with the rest of its message, and that a locked screen has room for. */
function shortened(text: string): string {
  const letters = Array.from(text)
  const { bodyLength } = pushLimits
  return letters.length > bodyLength
    ? `${letters
        .slice(0, bodyLength - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** Returns answers without free texts: those may be private, and anyone may read a locked screen. */
function shownAnswers(answers: readonly Answer[], language: Language): string {
  const words = requestReportTranslations[language]
  return answersText(
    answers.filter(({ kind }) => kind !== 'text'),
    language,
    words,
  )
}

/** Returns the instants between which an order was placed if phones are notified of it now. */
export function unacceptedSince(now: Date, afterMinutes: number): { after: string; until: string } {
  return { after: oldestOrder(now), until: before(now, afterMinutes) }
}

/** Returns the placing time of the oldest order that is still pushed. */
export function oldestOrder(now: Date): string {
  return before(now, pushLimits.oldestOrderMinutes)
}

/** The minutes of a venue as a person types them. */
export type PushMinutesDraft = { pushOrdersAfterMinutes: TypedNumber }

/** A problem with its sentence, for forms. */
type PushMinutesProblem = Problem<PushErrorCode> & { sentence: string }

/** Returns the problems of typed minutes, by their field. */
export function problemsOfPushMinutes(draft: PushMinutesDraft): Record<string, PushMinutesProblem> {
  const problem = problemOfPushMinutes(draft.pushOrdersAfterMinutes)
  return problem ? { pushOrdersAfterMinutes: problem } : {}
}

/** Returns the problem of such minutes. */
export function problemOfPushMinutes(minutes: TypedNumber): PushMinutesProblem | undefined {
  const { leastOrderMinutes: least, mostOrderMinutes: most } = pushLimits
  if (isWholeWithin(minutes, { least, most })) return undefined
  const problem = { code: 'pushMinutesWrong', params: { least, most } } as const
  return { ...problem, sentence: sentenceOf(pushErrors, problem) }
}

function before(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString()
}
