import { languageNames, languages } from '@brigade/domain/kit/languages.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { isEditable } from '@brigade/domain/mailing/mailing.states.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Alert, Progress } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Facts } from '#ui/facts.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { segmentCount } from '#features/mailing/mailing.queries.ts'
import { mailingTones } from '#features/mailing/mailing-tones.ts'
import { recipientsOf } from '#features/mailing/parts/mailings-table.tsx'
import { MessagePreview } from '#features/mailing/parts/message-preview.tsx'
import styles from '#features/mailing/mailing.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type MailingSummaryProps = { mailing: Mailing; venue: Venue }

/** Shows the state of a mailing, its figures, whom it goes to, and its messages. */
export function MailingSummary({ mailing, venue }: MailingSummaryProps) {
  const t = useTranslations('mailing')
  const { dateTime, day, money } = useVenueFormats(venue)
  const { state, scheduledAt, startedAt, endedAt, isCollecting, trouble, counts, messages, language } = mailing
  return (
    <div className={stack.column3}>
      <p role="status">
        <StateTag tone={mailingTones[state]} label={t(`states.${state}`)} /> {isCollecting ? t('one.collecting') : null}
      </p>
      {trouble === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={t(state === 'paused' ? 'one.troublePaused' : 'one.trouble')}
          description={<bdi>{trouble}</bdi>}
        />
      )}
      {counts.uncertain > 0 ? <Alert type="warning" showIcon title={t('one.uncertain')} /> : null}
      <Facts
        facts={[
          [t('one.recipients'), segmentText()],
          [t('one.scheduledAt'), scheduledAt && dateTime(scheduledAt)],
          [t('one.startedAt'), startedAt && dateTime(startedAt)],
          [t('one.endedAt'), endedAt && dateTime(endedAt)],
        ]}
      />
      {isEditable(state) ? <Reach mailing={mailing} venue={venue} /> : null}
      <Figures mailing={mailing} venue={venue} />
      {languages.map((each) => {
        const message = messages[each]
        return message ? (
          <details key={each} open={state === 'draft' && each === language}>
            <summary className={stack.touch}>
              {t('form.body', { language: t(`menus:languages.${each}`) })}{' '}
              {each === language ? `(${t('one.main')})` : null}
            </summary>
            <MessagePreview language={each} message={message} venue={venue.name} />
          </details>
        ) : null
      })}
    </div>
  )

  function segmentText(): string {
    const { segment } = mailing
    const parts = [
      ...segment.languages.map((each) => languageNames[each]),
      ...(segment.visitedFrom === null ? [] : [`${t('form.visitedFrom')} ${day(segment.visitedFrom)}`]),
      ...(segment.visitedTo === null ? [] : [`${t('form.visitedTo')} ${day(segment.visitedTo)}`]),
      ...(segment.spentAtLeast === null ? [] : [`${t('form.spentAtLeast')} ${money(segment.spentAtLeast)}`]),
    ]
    return parts.length === 0 ? t('one.everybody') : parts.join(' · ')
  }
}

/** Says how many people a mailing reaches if it is sent now. */
function Reach({ mailing: { restaurantId, segment }, venue }: MailingSummaryProps) {
  const t = useTranslations('mailing')
  const { number } = useVenueFormats(venue)
  const count = useQuery(segmentCount({ restaurantId, segment })).data?.recipients
  return (
    <p className={font.strong}>
      {count === undefined ? t('ask.counting') : t('form.reaches', { count, shown: number(count) })}
    </p>
  )
}

function Figures({ mailing, venue }: MailingSummaryProps) {
  const t = useTranslations('mailing')
  const { number } = useVenueFormats(venue)
  const total = recipientsOf(mailing)
  if (total === 0) return null
  const { counts, state } = mailing
  const done = total - counts.waiting - counts.sending
  const isOpen = state === 'sending' || state === 'paused'
  return (
    <>
      {isOpen ? (
        <Progress
          percent={Math.floor((done / total) * 100)}
          aria-label={t('columns.progress')}
          format={() => t('progress', { sent: number(done), total: number(total) })}
        />
      ) : null}
      <dl className={styles.figures}>
        {keysOf(counts)
          .filter((key) => counts[key] > 0)
          .map((key) => (
            <div key={key} className={styles.figure}>
              <dt className={font.soft}>{t(`recipients.${key}`)}</dt>
              <dd className={`${font.large} ${font.figures}`}>{number(counts[key])}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
