import { isRightToLeft, type Language } from '../kit/languages.ts'
import { plainText } from '../kit/plain-text.ts'
import { escapedHtml } from '../kit/escaped-html.ts'
import { blocksOf, htmlOfBlocks, textOfBlocks } from './mailing.body.ts'
import { filledIn, type MailingMessage } from './mailing.messages.ts'
import { guestTexts, withVenue } from './mailing.texts.ts'

export type RenderMail = {
  message: MailingMessage
  language: Language
  /** The name of the contact; empty if it is unknown. */
  name: string
  venue: string
  unsubscribeUrl: string
}

/** Returns the subject, text and HTML of a mail for one contact, with the link that unsubscribes them. */
export function renderMail({ message, language, name, venue, unsubscribeUrl }: RenderMail) {
  const texts = guestTexts[language]
  const of = { name, guest: texts.guest }
  // A name is filled in after reading, so that nothing in it is a link or bold.
  const blocks = blocksOf(message.body).map((block) => ({
    ...block,
    lines: block.lines.map((spans) => spans.map((span) => ({ ...span, text: filledIn(span.text, of) }))),
  }))
  const why = withVenue(texts.why, venue)
  return {
    subject: plainText(filledIn(message.subject, of)),
    text: `${textOfBlocks(blocks)}\n\n-- \n${why}\n${texts.unsubscribe}: ${unsubscribeUrl}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;background:#f7f8f7;color:#16202a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff">
${htmlOfBlocks(blocks)}
<p style="margin-top:32px;border-top:1px solid #d5dad8;padding-top:12px;font-size:13px;color:#4a5560">${escapedHtml(why)} <a href="${escapedHtml(unsubscribeUrl)}">${escapedHtml(texts.unsubscribe)}</a></p>
</div></body></html>
`,
  }
}
