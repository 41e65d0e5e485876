import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useState } from 'react'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { downloadIcon, uploadIcon, venueIcon } from '#ui/icon-paths.ts'
import type { MenuAct } from '#ui/menu-button.tsx'
import { useExport } from '#ui/use-export.ts'

const MenuFileDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/bulk/file/menu-file-drawer.tsx')).MenuFileDrawer,
}))
const CopyMenuDialog = lazyPart(async () => ({
  default: (await import('#features/menus/bulk/file/copy-menu-dialog.tsx')).CopyMenuDialog,
}))

/** Returns the act that imports a menu file as a new menu, and what it opens over the page; no act for people who may not import. */
export function useMenuFileImport(venue: Venue): { start: (() => void) | null; over: ReactNode } {
  const { ask } = usePassphrase()
  const mayImport = useCan('menus:bulk')
  const [isOpen, setIsOpen] = useState(false)

  async function open(): Promise<void> {
    if (await ask({ venueId: venue.id, gate: 'menuEdit' })) setIsOpen(true)
  }

  return {
    start: mayImport ? () => void open() : null,
    over: isOpen ? <MenuFileDrawer venue={venue} menu={null} onClose={() => setIsOpen(false)} /> : null,
  }
}

/** Returns the acts for a whole menu, its file and its copy, and what they open over the page. */
export function useMenuTools(venue: Venue, menu: Menu): { acts: MenuAct[]; over: ReactNode } {
  const t = useTranslations('menus')
  const { ask } = usePassphrase()
  const mayImport = useCan('menus:bulk')
  const mayCopy = useCan('menus:write')
  const seesAll = useCan('venues:all')
  const { user } = useSession()
  // People of one venue have no other one to copy to.
  const hasAnother = seesAll || (user?.restaurantId.length ?? 0) > 1
  const [opened, setOpened] = useState<'file' | 'copy' | null>(null)
  const close = () => setOpened(null)
  const exported = useExport({
    path: exportDataPath,
    permission: 'menus:export',
    asked: {
      fileName: `${venue.name} ${readName(menu.name)}`,
      moduleName: 'menuFile',
      menuId: menu.id,
      restaurantId: venue.id,
    },
  })

  async function openFile(): Promise<void> {
    if (await ask({ venueId: venue.id, gate: 'menuEdit' })) setOpened('file')
  }

  const acts: MenuAct[] = [
    ...(mayImport
      ? [{ key: 'file', icon: uploadIcon, label: t('tools.import'), onChoose: () => void openFile() }]
      : []),
    ...(exported
      ? [{ key: 'fileExport', icon: downloadIcon, label: t('tools.export'), onChoose: exported.start }]
      : []),
    ...(mayCopy && hasAnother
      ? [{ key: 'copy', icon: venueIcon, label: t('tools.copy'), onChoose: () => setOpened('copy') }]
      : []),
  ]
  const over = (
    <>
      {opened === 'file' ? <MenuFileDrawer venue={venue} menu={menu} onClose={close} /> : null}
      {opened === 'copy' ? <CopyMenuDialog venue={venue} menu={menu} onClose={close} /> : null}
    </>
  )
  return { acts, over }
}
