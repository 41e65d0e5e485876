import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { pauseIcon } from '#ui/first-icon-paths.ts'
import { MenuButton } from '#ui/menu-button.tsx'

const PausingDrawer = lazyPart(
  async () => ({ default: (await import('#features/pausing/pausing-drawer.tsx')).PausingDrawer }),
  ['pausing', 'menus'],
)

/** Renders the further acts of a board: pausing ordering at the person's venue. Nothing for those who may not. */
export function PausingTools() {
  const t = useTranslations('pausing')
  const { venue } = useSession()
  const mayPause = useCan('orders:pause')
  const [isOpen, setIsOpen] = useState(false)
  if (!venue || !mayPause) return null
  return (
    <>
      <MenuButton acts={[{ key: 'pause', label: t('title'), icon: pauseIcon, onChoose: () => setIsOpen(true) }]} />
      {isOpen ? <PausingDrawer venue={venue} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
