import { escapedHtml } from '@brigade/domain/kit/escaped-html.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { guestPage } from '#kit/http/guest-page.ts'
import { payPageTranslations } from './pay-page.translations.ts'

type Words = (typeof payPageTranslations)['en']

export type PayPage = {
  language: Language
  /** The paid item and its amount. */
  title?: string
  amount?: string
  lines: readonly (keyof Words)[]
  /** The target of the buttons, if there are any. */
  acts?: string
}

/** Returns the whole page of a payment. */
export function payPage({ language, title, amount, lines, acts }: PayPage): string {
  const words: Record<keyof Words, string> = payPageTranslations[language]
  const button = (act: 'pay' | 'decline', look: string) =>
    `<form method="post" action="${acts}/${act}"><button${look}>${words[act]}</button></form>`
  // The first line is the heading of a page without a title.
  const first = (line: string) => (title ? `<p class="first">${line}</p>` : `<h1>${line}</h1>`)
  const content = `${title ? `<h1><bdi>${escapedHtml(title)}</bdi></h1>` : ''}
${amount ? `<p class="amount first"><bdi>${escapedHtml(amount)}</bdi></p>` : ''}
${lines.map((line, place) => (place === 0 ? `<div role="status">${first(words[line])}</div>` : `<p>${words[line]}</p>`)).join('\n')}
${acts ? button('pay', ' class="main"') + button('decline', '') : ''}`
  return guestPage({ language, title: title ?? 'Brigade', content })
}

/** Returns the language that a browser asks for, or English. It calls Sorani `ckb`. */
export function payPageLanguage(accepted: string | false): Language {
  return languages.find((language) => language === accepted) ?? (accepted === 'ckb' ? 'ku' : 'en')
}
