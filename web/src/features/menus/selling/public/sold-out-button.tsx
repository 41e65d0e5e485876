import { useState } from 'react'
import styles from '#features/menus/selling/public/sold-out-button.module.css'
import { useSoldOut } from '#features/menus/selling/public/use-sold-out.ts'
import { soldOutIcon } from '#features/menus/menu-icons.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'

const SoldOutDrawer = lazyPart(
  async () => ({ default: (await import('#features/menus/selling/sold-out-drawer.tsx')).SoldOutDrawer }),
  ['selling', 'menus', 'passphrases'],
)

/** Opens the sold-out list of the user's venue, and shows its length. Nothing for roles that may not mark items. */
export function SoldOutButton() {
  const t = useTranslations('selling')
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
        {t(count > 0 ? 'button' : 'mark')}
        {count > 0 ? <span className={styles.count}>{number(count)}</span> : null}
      </BigButton>
      {isOpen ? <SoldOutDrawer venueId={venue.id} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
