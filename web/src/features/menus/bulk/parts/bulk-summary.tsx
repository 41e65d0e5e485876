import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import styles from '#features/menus/bulk/parts/bulk-summary.module.css'
import { useWords } from '#kit/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'

type BulkSummaryProps = { summary: BulkResult; isBusy: boolean; onImport: () => void; onCancel: () => void }

/** What an import is about to do, in three numbers. */
export function BulkSummary({ summary, isBusy, onImport, onCancel }: BulkSummaryProps) {
  const t = useWords('menuBulk')
  return (
    <Confirm
      title={t('summary.title')}
      confirmLabel={t('summary.import')}
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
    </Confirm>
  )
}
