import { isRightToLeft, type Language } from '../kit/languages.ts'
import { plainText } from '../kit/plain-text.ts'
import { escapedHtml } from '../kit/escaped-html.ts'
import { blocksOf, htmlOfBlocks, textOfBlocks } from './mailing.body.ts'
import { filledIn, filledInHtml, type MailingMessage } from './mailing.messages.ts'
import { guestTexts, withVenue } from './mailing.texts.ts'

type RenderMail = {
  message: MailingMessage
  language: Language
  venue: string
}

type Reader = {
  /** The name of the contact; empty if it is unknown. */
  name: string
  unsubscribeUrl: string
}

export type RenderedMail = { subject: string; text: string; html: string }

/**
 * Returns what makes the subject, text and HTML of the mails of one message. The message is read once; each mail only has the name of its
 * contact filled in, and the link that unsubscribes them.
 */
export function mailsOfMessage({ message, language, venue }: RenderMail): (reader: Reader) => RenderedMail {
  const texts = guestTexts[language]
  const blocks = blocksOf(message.body)
  const why = withVenue(texts.why, venue)
  const text = `${textOfBlocks(blocks)}\n\n-- \n`
  const html = `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;background:#f7f8f7;color:#16202a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff">
${htmlOfBlocks(blocks)}
`
  return ({ name, unsubscribeUrl }) => {
    const of = { name, guest: texts.guest }
    return {
      subject: plainText(filledIn(message.subject, of)),
      text: `${filledIn(text, of)}${why}\n${texts.unsubscribe}: ${unsubscribeUrl}\n`,
      // A name is filled in after reading, so that nothing in it is a link or bold.
      html: `${filledInHtml(html, of)}<p style="margin-top:32px;border-top:1px solid #d5dad8;padding-top:12px;font-size:13px;color:#4a5560">${escapedHtml(why)} <a href="${escapedHtml(unsubscribeUrl)}">${escapedHtml(texts.unsubscribe)}</a></p>
</div></body></html>
`,
    }
  }
}
