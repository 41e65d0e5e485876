import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { useEffect, useMemo, useState } from 'react'
import { BulkSummary } from '#features/menus/bulk/parts/bulk-summary.tsx'
import { BulkTable } from '#features/menus/bulk/parts/bulk-table.tsx'
import { InvalidCategoryDialog } from '#features/menus/bulk/parts/invalid-category-dialog.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/bulk/parts/bulk-review.module.css'
import { fewOf } from '#features/menus/bulk/few-of.ts'
import { SourceChoice } from '#features/menus/bulk/parts/source-choice.tsx'
import type { ReadChoice } from '#kit/sheets/read-file.ts'
import { useBulkRows } from '#features/menus/bulk/use-bulk-rows.ts'
import { useKeptRows } from '#features/menus/bulk/public/kept-rows.ts'
import { useImport } from '#features/menus/bulk/use-import.ts'
import type { UsableSetting } from '#features/menus/bulk/use-bulk-setting.ts'
import type { ReadRows } from '#features/menus/bulk/use-sheet-reading.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'

type BulkReviewProps = {
  kind: BulkKind
  setting: UsableSetting
  read: ReadRows
  /** The key under which the rows survive a reload of the page. */
  keptAs: string
  /** Reads the same file in another way, which discards the corrections made here. */
  onChoose: (choice: ReadChoice) => void
  onCancel: () => void
  /** Everything is imported, or no row is left. */
  onDone: () => void
}

/** Shows the rows of a file before they are imported: each can be corrected or removed. */
export function BulkReview(props: BulkReviewProps) {
  const { kind, setting, read, keptAs, onChoose, onCancel, onDone } = props
  const { sheet } = read
  const t = useTranslations('menuBulk')
  const rows = useBulkRows(kind, setting, read.lines)
  const { lines, problems, wrongLines, isChecked } = rows
  // Rows that are being corrected stay in the list, even after their last problem is gone.
  const [onlyLines, setOnlyLines] = useState<ReadonlySet<number> | null>(null)
  const [isCategoryTold, setIsCategoryTold] = useState(false)
  const [choice, setChoice] = useState<ReadChoice | null>(null)
  const { counted, isBusy, count, send, dismiss } = useImport({ kind, rows, name: keptAs, onDone })
  const isKept = useKeptRows(keptAs, { sheet, lines })

  const lost = useMemo(
    () =>
      lines.flatMap(({ line, row }) =>
        problems.get(line)?.categoryId?.code === 'categoryInvalid'
          ? [{ line, name: row.categoryId?.trim() ?? '' }]
          : [],
      ),
    [lines, problems],
  )
  const shownColumns = useMemo(() => {
    const wanted = new Set([
      ...sheet.columns.map(({ key }) => key),
      ...[...problems.values()].flatMap((ofRow) => Object.keys(ofRow)),
      ...lines.flatMap(({ row }) => (Object.keys(row).length > sheet.columns.length ? Object.keys(row) : [])),
    ])
    return setting.columns.filter(({ key }) => wanted.has(key))
  }, [setting.columns, sheet.columns, problems, lines])
  const shownLines = useMemo(
    () => (onlyLines ? lines.filter(({ line }) => onlyLines.has(line) || problems.has(line)) : lines),
    [lines, onlyLines, problems],
  )

  const isEmpty = lines.length === 0
  useEffect(() => {
    if (isEmpty) onDone()
  }, [isEmpty, onDone])

  const isCategoryAsked = lost.length > 0 && !isCategoryTold

  const showWrong = (isOnly: boolean) => setOnlyLines(isOnly ? new Set(wrongLines) : null)

  return (
    <div className={`${stack.column3} ${stack.fill} ${font.ink}`}>
      <SourceChoice
        source={sheet.source}
        onChoose={(wanted) => (rows.isEdited ? setChoice(wanted) : onChoose(wanted))}
      />
      <div className={`${styles.head} ${stack.cluster}`}>
        <p className={font.figures} role="status">
          {t('review.rows', { count: lines.length })}
          {' · '}
          {wrongLines.length > 0 ? (
            <strong className={font.red}>{t('review.wrong', { count: wrongLines.length })}</strong>
          ) : (
            t('review.sound')
          )}
        </p>
        <label className={`${styles.only} ${stack.row2} ${stack.touch}`}>
          <input type="checkbox" checked={onlyLines !== null} onChange={({ target }) => showWrong(target.checked)} />
          {t('review.onlyWrong')}
        </label>
        {sheet.ignoredHeaders.length > 0 ? (
          <p className={font.soft}>{t('review.ignored', { headers: fewOf(sheet.ignoredHeaders) })}</p>
        ) : null}
        {isKept ? null : <p className={font.soft}>{t('review.notKept')}</p>}
        {sheet.examplePlace === undefined ? null : (
          <p className={font.soft}>{t('review.example', { row: sheet.examplePlace })}</p>
        )}
      </div>
      <BulkTable columns={shownColumns} lines={shownLines} rows={rows} categories={setting.categories} />
      <div className={`${stack.flex2} ${stack.end}`} data-modal-actions="">
        <BigButton kind="quiet" onClick={onCancel}>
          {t('review.cancel')}
        </BigButton>
        <BigButton isBusy={isBusy} disabled={wrongLines.length > 0 || !isChecked} onClick={count}>
          {t('review.submit')}
        </BigButton>
      </div>
      {isCategoryAsked ? (
        <InvalidCategoryDialog
          names={[...new Set(lost.map(({ name }) => name))]}
          wrong={lost.length}
          kept={lines.length - lost.length}
          onFix={() => {
            setIsCategoryTold(true)
            showWrong(true)
          }}
          onRemove={() => {
            setIsCategoryTold(true)
            rows.remove(lost.map(({ line }) => line))
          }}
        />
      ) : null}
      {choice ? (
        <Confirm
          title={t('review.againTitle')}
          confirmLabel={t('review.again')}
          onConfirm={() => onChoose(choice)}
          onCancel={() => setChoice(null)}
        >
          {t('review.againText')}
        </Confirm>
      ) : null}
      {counted ? (
        <BulkSummary summary={counted.summary} name={keptAs} isBusy={isBusy} onImport={send} onCancel={dismiss} />
      ) : null}
    </div>
  )
}
