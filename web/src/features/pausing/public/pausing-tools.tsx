import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { pauseIcon } from '#ui/first-icon-paths.ts'

const PausingDrawer = lazyPart(
  async () => ({ default: (await import('#features/pausing/pausing-drawer.tsx')).PausingDrawer }),
  ['pausing', 'menus'],
)

/**
 * Renders the button of a board that pauses ordering at the person's venue. Nothing for those who may not. It is the one
 * further act of a board: a menu would be one press more, and its library half of what a board loads.
 */
export function PausingTools() {
  const t = useTranslations('pausing')
  const { venue } = useSession()
  const mayPause = useCan('orders:pause')
  const [isOpen, setIsOpen] = useState(false)
  if (!venue || !mayPause) return null
  return (
    <>
      <BigButton
        kind="quiet"
        icon={pauseIcon}
        aria-label={t('title')}
        title={t('title')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? <PausingDrawer venue={venue} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
