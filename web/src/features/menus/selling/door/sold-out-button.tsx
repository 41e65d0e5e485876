import { useState } from 'react'
import styles from '#features/menus/selling/door/sold-out-button.module.css'
import { useSoldOut } from '#features/menus/selling/door/use-sold-out.ts'
import { soldOutIcon } from '#features/menus/menu-icons.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { useSession } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'

const SoldOutDrawer = lazyPart(
  async () => ({ default: (await import('#features/menus/selling/sold-out-drawer.tsx')).SoldOutDrawer }),
  ['selling', 'menus', 'passphrases'],
)

/** Opens what is sold out at one's own venue, and says how much that is. Nothing for those who may not mark it. */
export function SoldOutButton() {
  const t = useWords('selling')
  const { number } = useFormats()
  const { venue } = useSession()
  const mayMark = useCan('menus:soldOut')
  const [isOpen, setIsOpen] = useState(false)
  const { parts = [] } = useSoldOut(venue?.id ?? null)
  const { length: count } = parts
  if (!mayMark || !venue) return null
  return (
    <>
      <BigButton
        kind="quiet"
        icon={soldOutIcon}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('buttonCount', { count }) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('button')}
        {count > 0 ? <span className={styles.count}>{number(count)}</span> : null}
      </BigButton>
      {isOpen ? <SoldOutDrawer venueId={venue.id} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
