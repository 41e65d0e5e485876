import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { blocksOf, type MailSpan } from '@brigade/domain/mailing/mailing.body.ts'
import { filledIn, type MailingMessage } from '@brigade/domain/mailing/mailing.messages.ts'
import { guestTexts, withVenue } from '@brigade/domain/mailing/mailing.texts.ts'
import styles from '#features/mailing/mailing.module.css'
import font from '#ui/font.module.css'

type MessagePreviewProps = { language: Language; message: MailingMessage; venue: string }

/** Renders a message as guests without a name read it, in its own direction. */
export function MessagePreview({ language, message, venue }: MessagePreviewProps) {
  const texts = guestTexts[language]
  const of = { name: '', guest: texts.guest }
  return (
    <article className={styles.preview} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
      <p className={font.heavy}>{filledIn(message.subject, of)}</p>
      {blocksOf(message.body).map(({ kind, lines }, place) =>
        kind === 'list' ? (
          <ul key={place}>
            {lines.map((spans, line) => (
              <li key={line}>
                <Spans spans={spans} of={of} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={place}>
            {lines.map((spans, line) => (
              <span key={line}>
                {line > 0 ? <br /> : null}
                <Spans spans={spans} of={of} />
              </span>
            ))}
          </p>
        ),
      )}
      <p className={font.note}>
        {withVenue(texts.why, venue)} <u>{texts.unsubscribe}</u>
      </p>
    </article>
  )
}

function Spans({ spans, of }: { spans: readonly MailSpan[]; of: { name: string; guest: string } }) {
  return spans.map((span, place) => {
    const text = filledIn(span.text, of)
    const key = `${place} ${span.text}`
    if (span.kind === 'bold') return <strong key={key}>{text}</strong>
    return span.kind === 'link' ? <u key={key}>{text}</u> : <span key={key}>{text}</span>
  })
}
