import { Link } from 'react-router'
import { MenuScreen } from '#features/menus/panels/pages/menu-screen.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/panels/pages/menu-screen.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'

/** Shows the menu of any hotel over the whole screen, starting with the first. (spec 1, §2.8) */
export function BulkOperationsPage() {
  const t = useTranslations('menus')
  const ui = useTranslations('ui')
  return (
    <div className={`${styles.whole} ${stack.column}`}>
      <MenuScreen
        title={t('screens.bulkOperations')}
        actions={
          <Link to="/" className={`${styles.close} ${stack.center}`} aria-label={ui('close')}>
            <Icon path={closeIcon} />
          </Link>
        }
      />
    </div>
  )
}
