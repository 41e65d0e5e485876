import type { AuditedRecord } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditChange, AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { type Translate, useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { fieldLabel, valueText } from '#features/audit/audit-fields.ts'
import { auditSentenceOf } from '#features/audit/audit-sentences.ts'
import { useAuditAddress } from '#features/audit/use-audit-address.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/audit/audit-table.module.css'

type AuditTableProps = { entries: readonly AuditEntry[]; isBusy: boolean; onOpen: (id: number) => void }

/** Renders one page of the audit log: a sentence for each entry, which opens what was before and after. */
export function AuditTable({ entries, isBusy, onOpen }: AuditTableProps) {
  const t = useTranslations('audit')
  const { number } = useFormats()
  const { timeOf, timeZone } = useEntryTime()
  const { venues, nameOf } = useVenueBook()
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      label: t('columns.what'),
      kind: 'heading',
      render: (entry) => (
        <button
          type="button"
          className={`${surface.bare} ${styles.sentence}`}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(entry.id)
          }}
        >
          {auditSentenceOf(entry, t)}
        </button>
      ),
    },
    {
      key: 'changes',
      label: t('columns.changes'),
      kind: 'detail',
      render: (entry) => {
        const { record, changes, moreChanges } = entry
        const [first] = changes
        const count = changes.length + moreChanges
        if (!first) return null
        if (count > 1) return t('changes', { count, shown: number(count) })
        const timeText = (at: string) => timeOf({ ...entry, at })
        return (
          <>
            {/* The sentence says that the person signed in. */}
            {first.field === 'signedInBy' ? null : `${fieldLabel(record, first.field)}: `}
            <bdi>{first.isHidden ? t('hidden') : changeText({ record, timeText, ...first }, t)}</bdi>
          </>
        )
      },
    },
    {
      key: 'time',
      label: timeZone === null ? t('columns.time') : t('columns.timeIn', { timeZone }),
      kind: 'time',
      render: (entry) => timeOf(entry),
    },
  ]
  const ofVenue: Column<AuditEntry> = {
    key: 'venue',
    label: t('columns.venue'),
    isExtra: true,
    render: ({ restaurantId }) => (
      <bdi className={font.name}>{restaurantId === null ? t('facts.headOffice') : nameOf(restaurantId)}</bdi>
    ),
  }
  return (
    <DataTable
      label={t('screens.audit')}
      columns={venues.length > 1 ? columns.toSpliced(2, 0, ofVenue) : columns}
      records={entries}
      keyOf={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      isBusy={isBusy}
    />
  )
}

type ChangeOfEntry = AuditChange & { record: AuditedRecord; timeText: (at: string) => string }

/** Returns a changed value: the earlier one, an arrow that points as the language is read, the new one. */
function changeText({ before, after, ...of }: ChangeOfEntry, t: Translate<'audit'>): string {
  const textOf = (value: AuditChange['after']) => valueText({ ...of, value }, t)
  return before === null ? textOf(after) : t('fromTo', { before: textOf(before), after: textOf(after) })
}

/**
 * Returns a function that formats the time of an entry. The entries of one venue are on its clock. Those of several are all on the person's
 * clock, so that their order can be read; its name is then to be shown.
 */
export function useEntryTime(): { timeOf: (entry: AuditEntry) => string; timeZone: string | null } {
  const own = useFormats()
  const { venues, formatsOf } = useVenueBook()
  const { venueId, timeZone } = useAuditAddress()
  const areOfSeveral = venueId === undefined && venues.length > 1
  return {
    timeOf({ restaurantId, at }) {
      const clockOf = venueId ?? restaurantId
      return (areOfSeveral || clockOf === null ? own : formatsOf(clockOf)).dateTime(at)
    },
    timeZone: areOfSeveral ? timeZone : null,
  }
}
