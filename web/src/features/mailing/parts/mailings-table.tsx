import { languageNames, languages } from '@brigade/domain/kit/languages.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { mailingTones } from '#features/mailing/mailing-tones.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

type MailingsTableProps = { venue: Venue; mailings: readonly Mailing[]; isBusy: boolean }

/** Renders one page of mailings, with how far each has come. */
export function MailingsTable({ venue, mailings, isBusy }: MailingsTableProps) {
  const t = useTranslations('mailing')
  const { dateTime, number } = useVenueFormats(venue)
  const columns: Column<Mailing>[] = [
    {
      key: 'title',
      label: t('columns.title'),
      kind: 'heading',
      render: ({ id, title }) => (
        <Link to={`/mailing/${id}?venue=${venue.id}`} className={font.name}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      key: 'languages',
      label: t('columns.languages'),
      kind: 'detail',
      render: ({ messages }) =>
        listed(languages.filter((language) => messages[language]).map((language) => languageNames[language])),
    },
    {
      key: 'progress',
      label: t('columns.progress'),
      kind: 'amount',
      inCard: 'labelled',
      render: (mailing) => {
        const total = recipientsOf(mailing)
        const { sent } = mailing.counts
        return total === 0 ? null : t('progress', { sent: number(sent), total: number(total) })
      },
    },
    {
      key: 'when',
      label: t('columns.when'),
      kind: 'time',
      render: ({ scheduledAt, startedAt, createdAt }) => {
        if (startedAt !== null) return t('made.started', { time: dateTime(startedAt) })
        if (scheduledAt !== null) return t('made.scheduled', { time: dateTime(scheduledAt) })
        return t('made.created', { time: dateTime(createdAt) })
      },
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={mailingTones[state]} label={t(`states.${state}`)} />,
    },
  ]
  return (
    <DataTable
      label={t('screens.mailing')}
      columns={columns}
      records={mailings}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}

/** Returns how many recipients a mailing has. */
export function recipientsOf({ counts: { unsubscribed: _, ...states } }: Pick<Mailing, 'counts'>): number {
  return Object.values(states).reduce((sum, count) => sum + count, 0)
}
