import { useState } from 'react'
import { LogoutQuestion } from '#app/shell/logout-question.tsx'
import { MenuLinks } from '#app/shell/menu-links.tsx'
import styles from '#app/shell/top-menu.module.css'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { logoutIcon } from '#ui/icon-paths.ts'

/** The menu of screens too narrow for a sidebar: everything that wider ones have, and logging out. */
export function TopMenu({ onClose }: { onClose: () => void }) {
  const t = useWords('shell')
  const { user, venue } = useSession()
  const [isAsking, setIsAsking] = useState(false)

  if (isAsking) return <LogoutQuestion onCancel={onClose} />
  return (
    <Dialog title={venue?.name ?? t('allVenues')} onClose={onClose}>
      <nav className={styles.menu} aria-label={t('mainMenu')}>
        <MenuLinks onFollow={onClose} />
        <button type="button" className={styles.logout} onClick={() => setIsAsking(true)}>
          <Icon path={logoutIcon} isDirectional />
          {t('logout')}
          <span className={styles.person}>{user ? `${user.fname} ${user.lname}` : null}</span>
        </button>
      </nav>
    </Dialog>
  )
}
