import { createHash } from 'node:crypto'
import { isRightToLeft, type Language, languages } from '@brigade/domain/kit/languages.ts'
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

const style = `
:root { color-scheme: light dark; --ink: #16202a; --paper: #f7f8f7; --soft: #4a5560; --primary: #0b5d5b; --on-primary: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f4f3; --paper: #10171d; --soft: #b6c0c6; --primary: #5cc5bd; --on-primary: #10171d; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 18px/1.5 system-ui, sans-serif; }
main { width: min(100% - 32px, 400px); text-align: center; }
h1 { font-size: 20px; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
.amount { font-size: 44px; font-weight: 700; margin: 0 0 24px; font-variant-numeric: tabular-nums; }
p { margin: 0 0 16px; color: var(--soft); }
p.first { color: var(--ink); }
button { width: 100%; min-height: 56px; margin: 0 0 12px; border-radius: 12px; border: 2px solid var(--primary); font: inherit; font-weight: 600; cursor: pointer; background: none; color: var(--ink); }
button.main { background: var(--primary); color: var(--on-primary); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** These pages run no scripts and fetch nothing, and their forms lead nowhere else. */
export const payPageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** Returns the whole page of a payment: it works without a script. */
export function payPage({ language, title, amount, lines, acts }: PayPage): string {
  const words: Record<keyof Words, string> = payPageTranslations[language]
  const button = (act: 'pay' | 'decline', look: string) =>
    `<form method="post" action="${acts}/${act}"><button${look}>${words[act]}</button></form>`
  // The first line is the heading of a page without a title.
  const first = (line: string) => (title ? `<p class="first">${line}</p>` : `<h1>${line}</h1>`)
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title ?? 'Brigade')}</title><style>${style}</style></head>
<body><main>
${title ? `<h1><bdi>${escaped(title)}</bdi></h1>` : ''}
${amount ? `<p class="amount first"><bdi>${escaped(amount)}</bdi></p>` : ''}
${lines.map((line, place) => (place === 0 ? `<div role="status">${first(words[line])}</div>` : `<p>${words[line]}</p>`)).join('\n')}
${acts ? button('pay', ' class="main"') + button('decline', '') : ''}
</main></body></html>
`
}

/** Returns the language that a browser asks for, or English. It calls Sorani `ckb`. */
export function payPageLanguage(accepted: string | false): Language {
  return languages.find((language) => language === accepted) ?? (accepted === 'ckb' ? 'ku' : 'en')
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
