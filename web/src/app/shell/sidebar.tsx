import { MenuLinks } from '#app/shell/menu-links.tsx'
import { useSidebarFold } from '#app/shell/sidebar-fold.ts'
import styles from '#app/shell/sidebar.module.css'
import { useWords } from '#kit/i18n.ts'
import edgeStyles from '#ui/scroll-edges.module.css'

export function Sidebar() {
  const t = useWords('shell')
  const isCollapsed = useSidebarFold()
  return (
    <nav
      className={`${styles.sidebar} ${edgeStyles.edges} ${isCollapsed ? styles.collapsed : ''}`}
      aria-label={t('mainMenu')}
    >
      <div className={styles.mark}>
        <img src="/brigade.svg" alt="" width={32} height={32} />
        <span className={styles.name}>Brigade</span>
      </div>
      <MenuLinks isCollapsed={isCollapsed} />
    </nav>
  )
}
