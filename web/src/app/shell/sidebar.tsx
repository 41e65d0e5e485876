import type { Ref } from 'react'
import { ToolPlace } from '#app/shell/floating-tools.tsx'
import { MenuLinks } from '#app/shell/menu-links.tsx'
import { useSidebarFold } from '#app/shell/sidebar-fold.ts'
import stack from '#ui/stack.module.css'
import styles from '#app/shell/sidebar.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import edgeStyles from '#ui/scroll-edges.module.css'

/** Renders the menu beside the screen: whole names under headings, or a rail of icons with short words. */
export function Sidebar({ placeTools }: { placeTools: Ref<HTMLDivElement> }) {
  const t = useTranslations('shell')
  const isCollapsed = useSidebarFold()
  return (
    <div className={`${styles.sidebar} ${stack.column} ${isCollapsed ? styles.collapsed : ''}`}>
      <div className={`${styles.mark} ${stack.row3}`}>
        <img src="/brigade.svg" alt="" width={28} height={28} />
        <span className={styles.name}>Brigade</span>
      </div>
      <nav className={`${stack.column} ${stack.fill}`} aria-label={t('mainMenu')}>
        <div className={`${styles.links} ${stack.fill} ${edgeStyles.edges}`}>
          <MenuLinks isCollapsed={isCollapsed} />
        </div>
        <div className={styles.foot}>
          <ToolPlace ref={placeTools} position={isCollapsed ? 'rail' : 'menu'} />
        </div>
      </nav>
    </div>
  )
}
