import { escapedHtml } from '@brigade/domain/kit/escaped-html.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { guestTexts, withVenue } from '@brigade/domain/mailing/mailing.texts.ts'
import { guestPage } from '#kit/http/guest-page.ts'

export type UnsubscribePage = {
  language: Language
  venue: string
  state: 'question' | 'done' | 'unknown' | 'test'
}

/** Returns the whole page that a guest's link opens. The form sends to the address of the page. */
export function unsubscribePage({ language, venue, state }: UnsubscribePage): string {
  const texts = guestTexts[language]
  const heading = { question: texts.question, done: texts.done, unknown: texts.unknown, test: texts.test }[state]
  const line = state === 'done' ? `<p>${textOf(texts.doneText, venue)}</p>` : ''
  const form =
    state === 'question' ? `<form method="post"><button class="main">${escapedHtml(texts.button)}</button></form>` : ''
  const content = `<div role="status"><h1>${textOf(heading, venue)}</h1>${line}</div>${form}`
  return guestPage({ language, title: texts.unsubscribe, content })
}

function textOf(text: string, venue: string): string {
  return escapedHtml(withVenue(text, venue))
}
