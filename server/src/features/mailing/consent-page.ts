import { escapedHtml } from '@brigade/domain/kit/escaped-html.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { confirmTexts } from '@brigade/domain/mailing/mailing.confirm-texts.ts'
import { guestTexts, withVenue } from '@brigade/domain/mailing/mailing.texts.ts'
import { guestPage } from '#kit/http/guest-page.ts'

export type ConsentPage = {
  language: Language
  venue: string
  /** What the page asks, or says: the guest unsubscribes or confirms, has done so, or their link isn't valid. */
  state: 'unsubscribe' | 'unsubscribed' | 'confirm' | 'confirmed' | 'unknown' | 'test'
}

/** Returns the whole page that a guest's link opens. The form sends to the address of the page. */
export function consentPage({ language, venue, state }: ConsentPage): string {
  const { title, heading, line, button } = textsOf(language)[state]
  const text = (words: string) => escapedHtml(withVenue(words, venue))
  const content = [
    `<div role="status"><h1>${text(heading)}</h1>${line === undefined ? '' : `<p>${text(line)}</p>`}</div>`,
    button === undefined ? '' : `<form method="post"><button class="main">${text(button)}</button></form>`,
  ]
  return guestPage({ language, title: withVenue(title, venue), content: content.join('') })
}

type Texts = { title: string; heading: string; line?: string; button?: string }

function textsOf(language: Language): Record<ConsentPage['state'], Texts> {
  const guest = guestTexts[language]
  const confirm = confirmTexts[language]
  const title = guest.unsubscribe
  return {
    unsubscribe: { title, heading: guest.question, button: guest.button },
    unsubscribed: { title, heading: guest.done, line: guest.doneText },
    confirm: { title: confirm.subject, heading: confirm.question, button: confirm.button },
    confirmed: { title: confirm.subject, heading: confirm.done, line: confirm.doneText },
    unknown: { title, heading: guest.unknown },
    test: { title, heading: guest.test },
  }
}
