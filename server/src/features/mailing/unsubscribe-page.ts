import { createHash } from 'node:crypto'
import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { escapedHtml } from '@brigade/domain/mailing/mailing.body.ts'
import { guestTexts, withVenue } from '@brigade/domain/mailing/mailing.texts.ts'

const style = `
:root { color-scheme: light dark; --ink: #16202a; --paper: #f7f8f7; --soft: #4a5560; --primary: #0b5d5b; --on-primary: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f4f3; --paper: #10171d; --soft: #b6c0c6; --primary: #5cc5bd; --on-primary: #10171d; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 18px/1.5 system-ui, sans-serif; }
main { width: min(100% - 32px, 420px); text-align: center; }
h1 { font-size: 22px; font-weight: 600; margin: 0 0 16px; overflow-wrap: anywhere; }
p { margin: 0 0 16px; color: var(--soft); overflow-wrap: anywhere; }
button { width: 100%; min-height: 56px; border-radius: 12px; border: 2px solid var(--primary); font: inherit; font-weight: 600; cursor: pointer; background: var(--primary); color: var(--on-primary); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page runs no scripts and fetches nothing, and its form leads nowhere else. */
export const unsubscribePageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

export type UnsubscribePage = {
  language: Language
  venue: string
  state: 'question' | 'done' | 'unknown' | 'test'
}

/** Returns the whole page that a guest's link opens: it works without a script. The form sends to the address of the page. */
export function unsubscribePage({ language, venue, state }: UnsubscribePage): string {
  const texts = guestTexts[language]
  const heading = { question: texts.question, done: texts.done, unknown: texts.unknown, test: texts.test }[state]
  const line = state === 'done' ? `<p>${textOf(texts.doneText, venue)}</p>` : ''
  const form = state === 'question' ? `<form method="post"><button>${escapedHtml(texts.button)}</button></form>` : ''
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapedHtml(texts.unsubscribe)}</title><style>${style}</style></head>
<body><main><div role="status"><h1>${textOf(heading, venue)}</h1>${line}</div>${form}</main></body></html>
`
}

function textOf(text: string, venue: string): string {
  return escapedHtml(withVenue(text, venue))
}
