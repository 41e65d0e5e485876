import { useState } from 'react'
import { LogoutQuestion } from '#app/shell/logout-question.tsx'
import { MenuLinks } from '#app/shell/menu-links.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#app/shell/top-menu.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { logoutIcon } from '#ui/icon-paths.ts'

/** Renders the menu of screens too narrow for a sidebar: everything that wider ones have, and logout. */
export function TopMenu({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const { user, venue } = useSession()
  const [isAsking, setIsAsking] = useState(false)

  if (isAsking) return <LogoutQuestion onCancel={onClose} />
  return (
    <Dialog title={venue?.name ?? t('allVenues')} onClose={onClose}>
      <nav className={styles.menu} aria-label={t('mainMenu')}>
        <MenuLinks onFollow={onClose} />
        <button
          type="button"
          className={`${styles.logout} ${stack.row3} ${surface.bare}`}
          onClick={() => setIsAsking(true)}
        >
          <Icon path={logoutIcon} isDirectional />
          {t('logout')}
          <span className={`${stack.pushed} ${font.soft} ${font.regular}`}>
            {user ? `${user.fname} ${user.lname}` : null}
          </span>
        </button>
      </nav>
    </Dialog>
  )
}
