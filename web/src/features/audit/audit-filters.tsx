import { auditActs, auditedRecords } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { earliestReportDay } from '@brigade/domain/kit/report-range.ts'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { DayRangePicker } from '#ui/day-range-picker.tsx'
import { type ListFilter, ListPageFilters } from '#ui/list-page-filters.tsx'
import { authorOf } from '#features/audit/audit-sentences.ts'
import { authorFilterSlot } from '#features/audit/public/author-filter-slot.ts'
import type { AuditAddress } from '#features/audit/use-audit-address.ts'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import styles from '#features/audit/audit-filters.module.css'

type AuditFiltersProps = { address: AuditAddress; entries: readonly AuditEntry[] }

/** Height in pixels for the whole list of kinds: none needs scrolling on a desk. */
const listHeight = 440

/** Filters the audit log by days, kind of record, act, person and venue. */
export function AuditFilters({ address, entries }: AuditFiltersProps) {
  const t = useTranslations('audit')
  const { venues, total } = useVenueBook()
  const { data: finders = [] } = useQuery(authorFilterSlot.query())
  const { report, record, act, person, venueId, change } = address
  const userId = person?.kind === 'staff' ? person.id : undefined
  const byPerson =
    userId === undefined ? undefined : entries.find(({ byKind, byId }) => byKind === 'staff' && byId === userId)
  const filters: ListFilter[] = [
    {
      key: 'record',
      isSet: record !== undefined,
      field: (
        <Choice
          label={t('filters.record')}
          every={t('filters.everyRecord')}
          chosen={record}
          options={auditedRecords.map((each) => ({ value: each, label: t(`records.${each}`) }))}
          onChoose={(kind) => change({ record: kind ?? '' })}
        />
      ),
    },
    {
      key: 'days',
      isSet: false,
      field: (
        <DayRangePicker
          days={report.days}
          earliest={earliestReportDay}
          today={report.today}
          labels={{ from: t('filters.from'), to: t('filters.to') }}
          onChange={report.setDays}
        />
      ),
    },
    {
      key: 'act',
      isSet: act !== undefined,
      field: (
        <Choice
          label={t('filters.act')}
          every={t('filters.everyAct')}
          chosen={act}
          options={auditActs.map((each) => ({ value: each, label: t(`acts.${each}`) }))}
          onChoose={(done) => change({ act: done ?? '' })}
        />
      ),
    },
    ...finders.map(({ Filter }): ListFilter => ({
      key: 'person',
      isSet: userId !== undefined,
      field: (
        <Filter
          className={styles.choice}
          chosen={userId}
          name={byPerson && authorOf(byPerson, t)}
          onChoose={(id) => change({ by: id === undefined ? '' : `staff-${id}` })}
        />
      ),
    })),
  ]
  const byVenue: ListFilter = {
    key: 'venue',
    isSet: venueId !== undefined,
    field: (
      <VenueSelect<number>
        className={styles.choice}
        allowClear
        aria-label={t('filters.venue')}
        placeholder={t('filters.everyVenue')}
        value={venueId}
        venues={venues}
        total={total}
        onChange={(id: number | undefined) => change({ venue: String(id ?? '') })}
      />
    ),
  }
  return <ListPageFilters filters={venues.length > 1 ? [...filters, byVenue] : filters} />
}

type ChoiceProps<T extends string> = {
  label: string
  /** The text while nothing is chosen. */
  every: string
  chosen: T | undefined
  options: { value: T; label: string }[]
  onChoose: (value: T | undefined) => void
}

function Choice<T extends string>({ label, every, chosen, options, onChoose }: ChoiceProps<T>) {
  return (
    <Select<T>
      className={styles.choice}
      allowClear
      listHeight={listHeight}
      aria-label={label}
      placeholder={every}
      value={chosen}
      options={options}
      onChange={onChoose}
    />
  )
}

type FollowedProps = { address: AuditAddress; entries: readonly AuditEntry[] }

/** Says which record or person the list is narrowed to, and shows all again by a press. */
export function Followed({ address: { followed, person, change }, entries }: FollowedProps) {
  const t = useTranslations('audit')
  // The filter shows members of staff.
  const other = person?.kind === 'staff' ? undefined : person
  if (!followed && !other) return null
  const ofRecord = entries.find(({ record, recordId }) => record === followed?.kind && recordId === followed.id)
  const byPerson = entries.find(({ byKind, byId }) => byKind === other?.kind && byId === other.id)
  return (
    <Chips label={t('filters.removed')}>
      {followed ? (
        <Chip isChosen onChoose={() => change({ of: '' })}>
          {t('filters.ofRecord', {
            what: t(`nouns.${followed.kind}`),
            name: ofRecord?.recordName ?? `#${followed.id}`,
          })}{' '}
          ×
        </Chip>
      ) : null}
      {other ? (
        <Chip isChosen onChoose={() => change({ by: '' })}>
          {t('filters.byPerson', { name: byPerson ? authorOf(byPerson, t) : `#${other.id}` })} ×
        </Chip>
      ) : null}
    </Chips>
  )
}
