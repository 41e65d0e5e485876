import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import type { BulkPlace } from '#features/menus/bulk/bulk-parent.ts'
import { hasKeptRows, rowsKeyOf } from '#features/menus/bulk/public/kept-rows.ts'
import { uploadIcon } from '#ui/icon-paths.ts'
import type { MenuAct } from '#ui/menu-button.tsx'

const BulkDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/bulk/public/bulk-drawer.tsx')).BulkDrawer,
}))

/**
 * Returns the act that uploads many records at once, and its drawer, which is part of the page. On these pages it is only
 * for admins, as exports are; other roles find it at the panels. (spec 2, §2.3)
 */
export function useBulkUpload(kind: BulkKind, parent: BulkPlace): { acts: MenuAct[]; drawer: ReactNode } {
  const t = useTranslations('menus')
  const isAdmin = useCan('menus:export')
  // Rows from before a reload of the page are shown again.
  const [isOpen, setIsOpen] = useState(() => isAdmin && hasKeptRows(rowsKeyOf(kind, parent)))
  if (!isAdmin) return { acts: [], drawer: null }
  return {
    acts: [{ key: 'bulk', icon: uploadIcon, label: t('panels.bulkUpload'), onChoose: () => setIsOpen(true) }],
    drawer: isOpen ? <BulkDrawer kind={kind} parent={parent} onClose={() => setIsOpen(false)} /> : null,
  }
}
