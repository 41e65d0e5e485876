import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { lockIcon } from '#features/menus/menu-icons.ts'
import short from '#ui/short-on-phones.module.css'
import styles from '#features/menus/presets/door/admin-tools.module.css'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { useCan } from '#kit/use-can.ts'
import { Icon } from '#ui/icon.tsx'
import { menuIcon } from '#ui/icon-paths.ts'

const PassphrasesDrawer = lazyPart(async () => ({
  default: (await import('#features/passphrases/door/passphrases-drawer.tsx')).PassphrasesDrawer,
}))

/** What admins keep beside the menu of a venue: the names of groups, and the venue's passphrases. Nothing for others. */
export function AdminTools({ venue }: { venue: Venue | null }) {
  const t = useWords('presets')
  const keepsNames = useCan('groupNames:write')
  const setsPassphrases = useCan('passphrases:write')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {keepsNames ? (
        <Link to="/menu/group-names" className={`${styles.tool} ${short.button}`}>
          <Icon path={menuIcon} size={18} />
          <span className={short.word}>{t('screens.groupNames')}</span>
        </Link>
      ) : null}
      {setsPassphrases && venue ? (
        <button
          type="button"
          className={`${styles.tool} ${short.button}`}
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
