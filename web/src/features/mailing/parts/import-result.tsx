import type { ImportedContacts, RefusedRow } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { limitsInProblems } from '#features/mailing/parts/limits-in-problems.ts'
import font from '#ui/font.module.css'

/** Shows how many people an import added, and each row that it refused. */
export function ImportResult({ result: { added, known, refusedCount, refused } }: { result: ImportedContacts }) {
  const t = useTranslations('mailing')
  const { number } = useFormats()
  const columns: Column<RefusedRow>[] = [
    {
      key: 'line',
      label: t('importing.line'),
      kind: 'heading',
      inCard: 'labelled',
      render: ({ line }) => number(line),
    },
    {
      key: 'field',
      label: t('importing.field'),
      kind: 'name',
      render: ({ field }) => t(`contacts.${field}`),
    },
    {
      key: 'reason',
      label: t('importing.reason'),
      kind: 'detail',
      render: ({ code, reason }) =>
        problemText({ code, params: limitsInProblems[code], sentence: reason }, ['mailing']),
    },
  ]
  return (
    <>
      <div role="status" className={font.strong}>
        <p>{t('importing.added', { count: added, shown: number(added) })}</p>
        {known > 0 ? <p>{t('importing.known', { count: known, shown: number(known) })}</p> : null}
        {refusedCount > 0 ? (
          <p>{t('importing.refused', { count: refusedCount, shown: number(refusedCount) })}</p>
        ) : null}
      </div>
      {refused.length > 0 ? (
        <DataTable label={t('importing.reason')} columns={columns} records={refused} keyOf={({ line }) => line} />
      ) : null}
    </>
  )
}
