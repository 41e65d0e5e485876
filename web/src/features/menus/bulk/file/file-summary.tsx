import type { MenuFileResult } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import { fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import styles from '#features/menus/bulk/file/file-summary.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSending } from '#kit/outbox/use-outbox.ts'
import { Confirm } from '#ui/confirm.tsx'
import { UnansweredNote } from '#ui/unanswered-note.tsx'

type FileSummaryProps = {
  summary: MenuFileResult
  /** The name of the import in the outbox. */
  name: string
  isBusy: boolean
  onImport: () => void
  onCancel: () => void
}

const sums = ['created', 'changed', 'untouched'] as const

/** Shows the effect of a menu file sheet by sheet, and says so if it is unknown whether it was imported. */
export function FileSummary({ summary, name, isBusy, onImport, onCancel }: FileSummaryProps) {
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
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{t('source.sheet')}</th>
            {sums.map((sum) => (
              <th key={sum} scope="col">
                {t(`summary.${sum}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fileKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`kinds.${kind}`)}</th>
              {sums.map((sum) => (
                <td key={sum}>{summary.counts[kind][sum]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <UnansweredNote name={name} text={t('summary.unanswered')} />
    </Confirm>
  )
}
