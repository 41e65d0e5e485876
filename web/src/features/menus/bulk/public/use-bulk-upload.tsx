import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { BulkPlace } from '#features/menus/bulk/bulk-parent.ts'
import { hasKeptRows, rowsKeyOf } from '#features/menus/bulk/public/kept-rows.ts'
import short from '#ui/short-on-phones.module.css'
import { uploadIcon } from '#features/menus/menu-icons.ts'

const BulkDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/bulk/public/bulk-drawer.tsx')).BulkDrawer,
}))

/**
 * Uploads many records at once. On these pages it is only for admins, as exports are; other roles find it at the
 * panels. (spec 2, §2.3)
 */
export function BulkButton({ kind, parent }: { kind: BulkKind; parent: BulkPlace }) {
  const t = useTranslations('menus')
  const isAdmin = useCan('menus:export')
  // Rows from before a reload of the page are shown again.
  const [isOpen, setIsOpen] = useState(() => isAdmin && hasKeptRows(rowsKeyOf(kind, parent)))
  if (!isAdmin) return null
  return (
    <>
      <BigButton kind="quiet" icon={uploadIcon} className={short.button} onClick={() => setIsOpen(true)}>
        <span className={short.word}>{t('panels.bulkUpload')}</span>
      </BigButton>
      {isOpen ? <BulkDrawer kind={kind} parent={parent} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
