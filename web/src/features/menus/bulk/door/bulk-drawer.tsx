import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { Drawer } from 'antd'
import { useCallback, useState } from 'react'
import type { BulkPlace } from '#features/menus/bulk/bulk-parent.ts'
import styles from '#features/menus/bulk/door/bulk-drawer.module.css'
import { BulkReview } from '#features/menus/bulk/parts/bulk-review.tsx'
import { FileChoice } from '#features/menus/bulk/parts/file-choice.tsx'
import { forgetRows, hasKeptRows, readKeptRows, rowsKeyOf } from '#features/menus/bulk/door/kept-rows.ts'
import { useBulkSetting } from '#features/menus/bulk/use-bulk-setting.ts'
import { useSheetReading } from '#features/menus/bulk/use-sheet-reading.ts'
import { useDraftGuard } from '#kit/use-draft-guard.ts'
import { useWords } from '#kit/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import { RestoredNote } from '#ui/record-form/restored-note.tsx'

type BulkDrawerProps = { kind: BulkKind; parent: BulkPlace; isOpen: boolean; onClose: () => void }

const none: readonly BulkColumn[] = []

/** Takes a spreadsheet, shows its rows with what is wrong at each cell, and imports them when all is sound. (spec 2, §2.1 and §5) */
export function BulkDrawer({ kind, parent, isOpen, onClose }: BulkDrawerProps) {
  const t = useWords('menuBulk')
  const ui = useWords('ui')
  const { setting, error, retry } = useBulkSetting(kind, parent)
  const key = rowsKeyOf(kind, parent)
  const [kept] = useState(() => readKeptRows(key))
  const { reading, start, readAgain, forget } = useSheetReading({ kind, columns: setting?.columns ?? none, kept })
  // What stands over the rows takes Escape for itself.
  const [isCovered, setIsCovered] = useState(false)
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
    keep: useCallback(() => hasKeptRows(key), [key]),
    onLeave: close,
  })

  return (
    <AntdRoot>
      <Drawer
        open={isOpen}
        title={t('title', { kind: t(`kinds.${kind}`) })}
        size="100%"
        onClose={leave}
        keyboard={!isAsking && !isCovered}
        mask={{ closable: false }}
        closable={{ 'aria-label': ui('close') }}
        closeIcon={<Icon path={closeIcon} />}
        classNames={{ body: styles.body, close: styles.close }}
        destroyOnHidden
      >
        {error ? <ErrorNote error={error} onRetry={retry} /> : null}
        {!setting && !error ? <p role="status">{ui('loading')}</p> : null}
        {setting && !hasRows ? (
          <FileChoice
            kind={kind}
            parent={parent}
            setting={setting}
            reading={reading}
            onFile={(file) => void start(file)}
            onChoose={readAgain}
            onStop={forget}
            onCover={setIsCovered}
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
            sentBefore={isRestored ? (kept?.sent ?? null) : null}
            onChoose={readAgain}
            onCover={setIsCovered}
            onCancel={leave}
            onDone={close}
          />
        ) : null}
        {isAsking ? (
          <Confirm
            title={t('review.leaveTitle')}
            confirmLabel={t('review.leave')}
            cancelLabel={t('shell:form.keepEditing')}
            isDanger
            onConfirm={discard}
            onCancel={stay}
          >
            {t('review.leaveText')}
          </Confirm>
        ) : null}
      </Drawer>
    </AntdRoot>
  )
}
