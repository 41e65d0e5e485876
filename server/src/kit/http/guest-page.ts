import { createHash } from 'node:crypto'
import { escapedHtml } from '@brigade/domain/kit/escaped-html.ts'
import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'

const style = `
:root { color-scheme: light dark; --ink: #16202a; --paper: #f7f8f7; --soft: #4a5560; --primary: #0b5d5b; --on-primary: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f4f3; --paper: #10171d; --soft: #b6c0c6; --primary: #5cc5bd; --on-primary: #10171d; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 18px/1.5 system-ui, sans-serif; }
main { width: min(100% - 32px, 400px); text-align: center; }
h1 { font-size: 20px; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
.amount { font-size: 44px; font-weight: 700; margin: 0 0 24px; font-variant-numeric: tabular-nums; }
p { margin: 0 0 16px; color: var(--soft); overflow-wrap: anywhere; }
p.first { color: var(--ink); }
button { width: 100%; min-height: 56px; margin: 0 0 12px; border-radius: 12px; border: 2px solid var(--primary); font: inherit; font-weight: 600; cursor: pointer; background: none; color: var(--ink); }
button.main { background: var(--primary); color: var(--on-primary); }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The headers of pages that guests open by a link: they run no scripts and fetch nothing, and their forms lead nowhere else. */
export const guestPageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** `content` is HTML, whose texts are escaped already; `title` is text. */
type GuestPage = { language: Language; title: string; content: string }

/** Returns the whole page that a guest opens by a link. It works without a script. */
export function guestPage({ language, title, content }: GuestPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapedHtml(title)}</title><style>${style}</style></head>
<body><main>
${content}
</main></body></html>
`
}
