import styles from '#features/menus/bulk/parts/bulk-summary.module.css'
import type { CountedImport } from '#features/menus/bulk/use-import.ts'
import { useWords } from '#kit/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'

type BulkSummaryProps = { counted: CountedImport; isBusy: boolean; onImport: () => void; onCancel: () => void }

/** What an import is about to do, in three numbers, and that it is not known whether it was done. */
export function BulkSummary({ counted: { summary, isUnanswered }, isBusy, onImport, onCancel }: BulkSummaryProps) {
  const t = useWords('menuBulk')
  return (
    <Confirm
      title={t('summary.title')}
      confirmLabel={t(isUnanswered ? 'summary.again' : 'summary.import')}
      isBusy={isBusy}
      onConfirm={onImport}
      onCancel={onCancel}
    >
      <dl className={styles.counts}>
        {(['created', 'changed', 'untouched'] as const).map((what) => (
          <div key={what} data-count={what}>
            <dt>{t(`summary.${what}`)}</dt>
            <dd>{summary[what]}</dd>
          </div>
        ))}
      </dl>
      <p role="status">{isUnanswered ? t('summary.unanswered') : ''}</p>
    </Confirm>
  )
}
