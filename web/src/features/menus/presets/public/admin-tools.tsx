import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { lockIcon } from '#features/menus/menu-icons.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import short from '#ui/short-on-phones.module.css'
import styles from '#features/menus/presets/public/admin-tools.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { Icon } from '#ui/icon.tsx'
import { menuIcon } from '#ui/icon-paths.ts'

const PassphrasesDrawer = lazyPart(async () => ({
  default: (await import('#features/passphrases/public/passphrases-drawer.tsx')).PassphrasesDrawer,
}))

/**
 * Links admins to their tools beside the menu of a venue: the preset names, and the venue's passphrases. Nothing for
 * other roles.
 */
export function AdminTools({ venue }: { venue: Venue | null }) {
  const t = useTranslations('presets')
  const keepsNames = useCan('groupNames:write')
  const setsPassphrases = useCan('passphrases:write')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {keepsNames ? (
        <Link to="/menu/group-names" className={`${styles.tool} ${stack.inline2} ${surface.field} ${short.button}`}>
          <Icon path={menuIcon} size={18} />
          <span className={short.word}>{t('screens.groupNames')}</span>
        </Link>
      ) : null}
      {setsPassphrases && venue ? (
        <button
          type="button"
          className={`${styles.tool} ${stack.inline2} ${surface.field} ${short.button}`}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Icon path={lockIcon} size={18} />
          <span className={short.word}>{t('passphrases:settings.title')}</span>
        </button>
      ) : null}
      {isOpen && venue ? <PassphrasesDrawer venue={venue} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
