import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import styles from '#features/menus/bulk/parts/bulk-summary.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSending } from '#kit/outbox/use-outbox.ts'
import { Confirm } from '#ui/confirm.tsx'
import { UnansweredNote } from '#ui/unanswered-note.tsx'

type BulkSummaryProps = {
  summary: BulkResult
  /** The name of the import in the outbox. */
  name: string
  isBusy: boolean
  onImport: () => void
  onCancel: () => void
}

/** Shows the effect of an import in three numbers, and says so if it is unknown whether the import was done. */
export function BulkSummary({ summary, name, isBusy, onImport, onCancel }: BulkSummaryProps) {
  const t = useTranslations('menuBulk')
  const { isInDoubt } = useSending(name)
  return (
    <Confirm
      title={t('summary.title')}
      confirmLabel={t(isInDoubt ? 'summary.again' : 'summary.import')}
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
      <UnansweredNote name={name} text={t('summary.unanswered')} />
    </Confirm>
  )
}
