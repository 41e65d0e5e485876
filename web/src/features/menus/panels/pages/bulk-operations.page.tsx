import { Link } from 'react-router'
import { MenuScreen } from '#features/menus/panels/pages/menu-screen.tsx'
import styles from '#features/menus/panels/pages/menu-screen.module.css'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'

/** The menu of any hotel over the whole screen, from the first on. (spec 1, §2.8) */
export function BulkOperationsPage() {
  const t = useWords('menus')
  const ui = useWords('ui')
  return (
    <div className={styles.whole}>
      <MenuScreen
        title={t('screens.bulkOperations')}
        actions={
          <Link to="/" className={styles.close} aria-label={ui('close')}>
            <Icon path={closeIcon} />
          </Link>
        }
      />
    </div>
  )
}
