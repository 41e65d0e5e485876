import { LeaveReviewQuestion } from '#features/menus/bulk/parts/leave-review-question.tsx'
import { matchableColumns } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { problemsOfName } from '@brigade/domain/menus/menus.text-rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback, useState } from 'react'
import { FileReview } from '#features/menus/bulk/file/file-review.tsx'
import { FileStart } from '#features/menus/bulk/file/file-start.tsx'
import type { FileTarget } from '#features/menus/bulk/file/file-target.ts'
import { useFileReading } from '#features/menus/bulk/file/use-file-reading.ts'
import { useFileSetting } from '#features/menus/bulk/file/use-file-setting.ts'
import { ColumnMapping } from '#features/menus/bulk/parts/column-mapping.tsx'
import { useDraftGuard } from '#kit/forms/use-draft-guard.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

type MenuFileDrawerProps = {
  venue: Venue
  /** The menu that the file may go into; null if it can only become a new one. */
  menu: Menu | null
  onClose: () => void
}

/** Imports a whole menu from one file: into this menu, or as a new one. */
export function MenuFileDrawer({ venue, menu, onClose }: MenuFileDrawerProps) {
  const t = useTranslations('menuBulk')
  const ui = useTranslations('ui')
  const [target, setTarget] = useState<FileTarget>({ venue, menuId: menu?.id ?? null, name: {} })
  const [isNameAsked, setIsNameAsked] = useState(false)
  const { setting, error, retry } = useFileSetting(target)
  const { reading, start, applyMapping, forget } = useFileReading(setting)
  const hasRows = reading.status === 'read'
  const { isAsking, leave, discard, stay } = useDraftGuard({
    hasDraft: useCallback(() => hasRows, [hasRows]),
    onLeave: onClose,
  })

  function handleFile(file: File): void {
    const isNameWrong = target.menuId === null && Object.keys(problemsOfName('name', target.name)).length > 0
    setIsNameAsked(isNameWrong)
    if (!isNameWrong) void start(file)
  }

  return (
    <AntdRoot>
      <Drawer
        title={menu ? t('file.title', { menu: readName(menu.name) }) : t('file.titleNew')}
        width="full"
        onClose={leave}
        isKept
      >
        {error ? <ErrorNote error={error} onRetry={retry} /> : null}
        {!setting && !error ? <p role="status">{ui('loading')}</p> : null}
        {setting && reading.status !== 'mapping' && reading.status !== 'read' ? (
          <FileStart
            target={target}
            menuId={menu?.id ?? null}
            reading={reading}
            isNameAsked={isNameAsked}
            onTarget={setTarget}
            onFile={handleFile}
            onStop={forget}
          />
        ) : null}
        {setting && reading.status === 'mapping' ? (
          <ColumnMapping
            kind="items"
            venueId={venue.id}
            fileName={reading.fileName}
            headers={reading.headers}
            columns={matchableColumns(
              'items',
              setting.columns.items.filter(({ language }) => !language || contentLanguages(venue).includes(language)),
            )}
            onUse={applyMapping}
            onCancel={forget}
          />
        ) : null}
        {setting && reading.status === 'read' ? (
          <FileReview
            target={target}
            setting={setting}
            fileName={reading.fileName}
            content={reading}
            name={`menuFile:${menu?.id ?? 'new'}`}
            onTarget={setTarget}
            onCancel={leave}
            onDone={onClose}
          />
        ) : null}
        {isAsking ? <LeaveReviewQuestion onLeave={discard} onStay={stay} /> : null}
      </Drawer>
    </AntdRoot>
  )
}
