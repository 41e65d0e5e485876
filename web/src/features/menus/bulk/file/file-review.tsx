import { type FileKind, fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { FileSetting } from '@brigade/domain/menus/bulk/bulk.file.check.ts'
import { useState } from 'react'
import type { FileContent } from '#features/menus/bulk/file/file-lines.ts'
import { FileSummary } from '#features/menus/bulk/file/file-summary.tsx'
import type { FileTarget } from '#features/menus/bulk/file/file-target.ts'
import { NewMenuNames } from '#features/menus/bulk/file/new-menu-names.tsx'
import { useFileImport } from '#features/menus/bulk/file/use-file-import.ts'
import { useFileRows } from '#features/menus/bulk/file/use-file-rows.ts'
import { fewOf } from '#features/menus/bulk/few-of.ts'
import { BulkTable } from '#features/menus/bulk/parts/bulk-table.tsx'
import styles from '#features/menus/bulk/parts/bulk-review.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import font from '#ui/font.module.css'
import { Icon } from '#ui/icon.tsx'
import stack from '#ui/stack.module.css'
import { TabBar } from '#ui/tab-bar.tsx'

type FileReviewProps = {
  target: FileTarget
  setting: FileSetting
  fileName: string
  content: FileContent
  /** The name of the import in the outbox. */
  name: string
  onTarget: (target: FileTarget) => void
  onCancel: () => void
  onDone: () => void
}

/** Shows the sheets of a menu file before they are imported together: each row can be corrected or removed. */
export function FileReview({ target, setting, fileName, content, name, onTarget, onCancel, onDone }: FileReviewProps) {
  const t = useTranslations('menuBulk')
  const rows = useFileRows(setting, content.lines)
  const { counted, refusedNames, isBusy, count, send, dismiss } = useFileImport({ target, rows, name, onDone })
  const present = fileKinds.filter((kind) => content.lines[kind].length > 0)
  const [chosen, setChosen] = useState<FileKind>(present.find((kind) => rows.wrong[kind] > 0) ?? present[0] ?? 'items')
  const [isOnlyWrong, setIsOnlyWrong] = useState(false)
  const { problems, ...shown } = rows.sheets[chosen]
  const all = rows.lines[chosen]
  const lines = isOnlyWrong ? all.filter(({ line }) => problems.has(line)) : all
  const wrong = rows.wrong[chosen]
  const hasWrong = fileKinds.some((kind) => rows.wrong[kind] > 0)
  const isEmpty = fileKinds.every((kind) => rows.lines[kind].length === 0)
  const keys = new Set([
    ...all.flatMap(({ row }) => Object.keys(row)),
    ...[...problems.values()].flatMap((ofRow) => Object.keys(ofRow)),
  ])
  const columns = setting.columns[chosen].filter(({ key }) => keys.has(key))

  return (
    <div className={`${stack.column3} ${stack.fill} ${font.ink}`}>
      <p className={font.name}>
        <bdi>{fileName}</bdi>
      </p>
      <NewMenuNames target={target} refused={refusedNames} onTarget={onTarget} />
      <TabBar
        label={t('source.sheet')}
        tabs={present.map((kind) => ({
          name: kind,
          label: `${t(`kinds.${kind}`)} (${rows.lines[kind].length})`,
          badge: rows.wrong[kind] || undefined,
          isWrong: true,
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={`${styles.head} ${stack.cluster}`}>
        <p className={font.figures} role="status">
          {t('review.rows', { count: all.length })}
          {' · '}
          {wrong > 0 ? <strong className={font.red}>{t('review.wrong', { count: wrong })}</strong> : t('review.sound')}
        </p>
        <label className={`${styles.only} ${stack.row2} ${stack.touch}`}>
          <input type="checkbox" checked={isOnlyWrong} onChange={({ target: box }) => setIsOnlyWrong(box.checked)} />
          {t('review.onlyWrong')}
        </label>
        {content.ignored.length > 0 ? (
          <p className={font.soft}>{t('review.ignored', { headers: fewOf(content.ignored) })}</p>
        ) : null}
        {content.hidden > 0 ? (
          <p className={stack.row2}>
            <Icon path={warningIcon} /> {t('source.hidden.leftOut', { count: content.hidden })}
          </p>
        ) : null}
        {content.addedCategories > 0 ? (
          <p className={font.soft}>{t('file.addedCategories', { count: content.addedCategories })}</p>
        ) : null}
      </div>
      <BulkTable key={chosen} columns={columns} lines={lines} rows={shown} categories={[]} />
      <div className={`${stack.flex2} ${stack.end}`} data-modal-actions="">
        <BigButton kind="quiet" onClick={onCancel}>
          {t('review.cancel')}
        </BigButton>
        <BigButton isBusy={isBusy} disabled={hasWrong || isEmpty || !rows.isChecked} onClick={count}>
          {t('review.submit')}
        </BigButton>
      </div>
      {counted ? (
        <FileSummary summary={counted.summary} name={name} isBusy={isBusy} onImport={send} onCancel={dismiss} />
      ) : null}
    </div>
  )
}
