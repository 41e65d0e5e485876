import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { matchableColumns } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { useCallback, useState } from 'react'
import type { BulkPlace } from '#features/menus/bulk/bulk-parent.ts'
import { BulkReview } from '#features/menus/bulk/parts/bulk-review.tsx'
import { ColumnMapping } from '#features/menus/bulk/parts/column-mapping.tsx'
import { FileChoice } from '#features/menus/bulk/parts/file-choice.tsx'
import { SourceChoice } from '#features/menus/bulk/parts/source-choice.tsx'
import { forgetRows, hasKeptRows, readKeptRows, rowsKeyOf } from '#features/menus/bulk/public/kept-rows.ts'
import { useBulkSetting } from '#features/menus/bulk/use-bulk-setting.ts'
import { useSheetReading } from '#features/menus/bulk/use-sheet-reading.ts'
import { useDraftGuard } from '#kit/forms/use-draft-guard.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { LeaveReviewQuestion } from '#features/menus/bulk/parts/leave-review-question.tsx'
import { RestoredNote } from '#ui/record-form/restored-note.tsx'

type BulkDrawerProps = { kind: BulkKind; parent: BulkPlace; onClose: () => void }

const none: readonly BulkColumn[] = []

/**
 * Reads a spreadsheet, shows its rows with the problems at each cell, and imports them once all are valid. (spec 2,
 * §2.1 and §5)
 */
export function BulkDrawer({ kind, parent, onClose }: BulkDrawerProps) {
  const t = useTranslations('menuBulk')
  const ui = useTranslations('ui')
  const { setting, error, retry } = useBulkSetting(kind, parent)
  const key = rowsKeyOf(kind, parent)
  const [kept] = useState(() => readKeptRows(key))
  const { reading, start, applyMapping, readAgain, forget } = useSheetReading({
    kind,
    columns: setting?.columns ?? none,
    kept,
  })
  const hasRows = reading.status === 'read'
  const isRestored = hasRows && reading.reading === 0
  const startOver = useCallback(() => {
    forgetRows(key)
    forget()
  }, [key, forget])
  const close = useCallback(() => {
    startOver()
    onClose()
  }, [startOver, onClose])
  const { isAsking, leave, discard, stay } = useDraftGuard({
    hasDraft: useCallback(() => hasRows, [hasRows]),
    keepDraft: useCallback(() => hasKeptRows(key), [key]),
    onLeave: close,
  })

  return (
    <AntdRoot>
      <Drawer title={t('title', { kind: t(`kinds.${kind}`) })} width="full" onClose={leave} isKept>
        {error ? <ErrorNote error={error} onRetry={retry} /> : null}
        {!setting && !error ? <p role="status">{ui('loading')}</p> : null}
        {setting && reading.status === 'mapping' ? (
          <>
            <SourceChoice source={reading.source} onChoose={readAgain} />
            <ColumnMapping
              kind={kind}
              venueId={parent.venueId}
              fileName={reading.source.fileName}
              headers={reading.headers}
              columns={matchableColumns(kind, setting.venueColumns)}
              onUse={applyMapping}
              onCancel={forget}
            />
          </>
        ) : null}
        {setting && !hasRows && reading.status !== 'mapping' ? (
          <FileChoice
            kind={kind}
            parent={parent}
            setting={setting}
            reading={reading}
            onFile={(file) => void start(file)}
            onChoose={readAgain}
            onStop={forget}
          />
        ) : null}
        {isRestored ? <RestoredNote onStartOver={startOver} /> : null}
        {setting && hasRows ? (
          <BulkReview
            key={reading.reading}
            kind={kind}
            setting={setting}
            read={reading}
            keptAs={key}
            onChoose={readAgain}
            onCancel={leave}
            onDone={close}
          />
        ) : null}
        {isAsking ? <LeaveReviewQuestion onLeave={discard} onStay={stay} /> : null}
      </Drawer>
    </AntdRoot>
  )
}
