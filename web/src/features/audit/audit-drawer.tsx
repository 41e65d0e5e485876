import type { AuditedRecord } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditChange, AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { type Translate, translate, useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Facts } from '#ui/facts.tsx'
import { fieldLabel, valueText } from '#features/audit/audit-fields.ts'
import { authorOf, auditSentenceOf } from '#features/audit/audit-sentences.ts'
import { useEntryTime } from '#features/audit/audit-table.tsx'
import type { AuditAddress } from '#features/audit/use-audit-address.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/audit/audit-drawer.module.css'

type AuditDrawerProps = {
  entry: AuditEntry
  onClose: () => void
  onFilter: AuditAddress['change']
}

/** Shows one entry of the audit log: who, when, from where, and what was before and after. */
export function AuditDrawer({ entry, onClose, onFilter }: AuditDrawerProps) {
  const t = useTranslations('audit')
  const { number } = useFormats()
  const { timeOf } = useEntryTime()
  const { record, recordId, changes, moreChanges, byKind, byId } = entry
  const timeText = (at: string) => timeOf({ ...entry, at })
  const name = authorOf(entry, t)
  return (
    <Drawer title={auditSentenceOf(entry, t)} width={660} onClose={onClose}>
      <div className={stack.column4}>
        <EntryFacts entry={entry} />
        {changes.length === 0 ? (
          <p className={font.soft}>{t('noChanges')}</p>
        ) : (
          <DataTable
            label={t('columns.changes')}
            columns={columnsOf(record, timeText, t)}
            records={changes}
            keyOf={({ field }) => field}
          />
        )}
        {moreChanges > 0 ? (
          <p className={font.soft}>{t('more', { count: moreChanges, shown: number(moreChanges) })}</p>
        ) : null}
        <div className={stack.cluster3}>
          {recordId === null ? null : (
            <BigButton kind="quiet" onClick={() => onFilter({ of: `${record}-${recordId}`, record: '', act: '' })}>
              {t('ofRecord')}
            </BigButton>
          )}
          {byId === null ? null : (
            <BigButton kind="quiet" onClick={() => onFilter({ by: `${byKind}-${byId}` })}>
              {t('byPerson', { name })}
            </BigButton>
          )}
        </div>
      </div>
    </Drawer>
  )
}

function EntryFacts({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit')
  const { timeOf, timeZone } = useEntryTime()
  const { nameOf } = useVenueBook()
  const { byRole, address, restaurantId, record, recordId } = entry
  const facts = [
    [t('facts.time'), timeZone === null ? timeOf(entry) : `${timeOf(entry)} (${timeZone})`],
    [t('facts.by'), authorOf(entry, t)],
    [t('facts.role'), byRole && translate(`auth:roles.${byRole}`)],
    [t('facts.address'), address],
    [
      t('facts.record'),
      recordId === null ? t(`records.${record}`) : `${t(`records.${record}`)} \u2066#${recordId}\u2069`,
    ],
    [t('facts.venue'), restaurantId === null ? t('facts.headOffice') : nameOf(restaurantId)],
  ] as const
  return <Facts facts={facts} />
}

function columnsOf(
  record: AuditedRecord,
  timeText: (at: string) => string,
  t: Translate<'audit'>,
): Column<AuditChange>[] {
  const valueOf = (which: 'before' | 'after') => (change: AuditChange) => (
    <bdi className={styles.value}>
      {change.isHidden ? t('hidden') : valueText({ record, field: change.field, value: change[which], timeText }, t)}
    </bdi>
  )
  return [
    {
      key: 'field',
      label: t('columns.field'),
      kind: 'heading',
      render: ({ field }) => <bdi>{fieldLabel(record, field)}</bdi>,
    },
    { key: 'before', label: t('columns.before'), inCard: 'labelled', render: valueOf('before') },
    { key: 'after', label: t('columns.after'), inCard: 'labelled', render: valueOf('after') },
  ]
}
