import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkSheet } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { Drawer } from 'antd'
import { useCallback, useRef, useState } from 'react'
import type { BulkPlace } from '#features/menus/bulk/bulk-parent.ts'
import styles from '#features/menus/bulk/door/bulk-drawer.module.css'
import { BulkReview } from '#features/menus/bulk/parts/bulk-review.tsx'
import { FileChoice } from '#features/menus/bulk/parts/file-choice.tsx'
import { useBulkSetting } from '#features/menus/bulk/use-bulk-setting.ts'
import { useDraftGuard } from '#features/menus/forms/use-draft-guard.ts'
import { useWords } from '#kit/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'

type BulkDrawerProps = { kind: BulkKind; parent: BulkPlace; isOpen: boolean; onClose: () => void }

/** Takes a spreadsheet, shows its rows with what is wrong at each cell, and imports them when all is sound. (spec 2, §2.1 and §5) */
export function BulkDrawer({ kind, parent, isOpen, onClose }: BulkDrawerProps) {
  const t = useWords('menuBulk')
  const ui = useWords('ui')
  const { setting, error, retry } = useBulkSetting(kind, parent)
  const [sheet, setSheet] = useState<BulkSheet | null>(null)
  // What stands over the rows takes Escape for itself.
  const [isCovered, setIsCovered] = useState(false)
  const draft = useRef(false)
  const close = useCallback(() => {
    draft.current = false
    setSheet(null)
    onClose()
  }, [onClose])
  const { isAsking, leave, discard, stay } = useDraftGuard({ hasDraft: () => draft.current, onLeave: close })
  const take = useCallback((read: BulkSheet) => {
    draft.current = true
    setSheet(read)
  }, [])

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
        classNames={{ body: styles.body }}
        destroyOnHidden
      >
        {error ? <ErrorNote error={error} onRetry={retry} /> : null}
        {!setting && !error ? <p role="status">{ui('loading')}</p> : null}
        {setting && !sheet ? <FileChoice kind={kind} parent={parent} setting={setting} onRead={take} /> : null}
        {setting && sheet ? (
          <BulkReview
            kind={kind}
            setting={setting}
            sheet={sheet}
            onCover={setIsCovered}
            onCancel={leave}
            onDone={close}
          />
        ) : null}
        {isAsking ? (
          <Confirm
            title={t('review.leaveTitle')}
            confirmLabel={t('review.leave')}
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
