import { Link } from 'react-router'
import { DownloadApp } from '#app/shell/download-app.tsx'
import { useMenuEntries } from '#app/shell/menu-entries.ts'
import styles from '#app/shell/menu-links.module.css'
import { useMenuPath } from '#app/shell/screen-title.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { settingsIcon } from '#ui/icon-paths.ts'

/** The person's screens, and settings at the end. */
export function MenuLinks({ isCollapsed, onFollow }: { isCollapsed?: boolean; onFollow?: () => void }) {
  const t = useWords('shell')
  const current = useMenuPath()
  const links = [...useMenuEntries(), { path: '/settings', labelKey: 'shell:settings' as const, icon: settingsIcon }]
  return (
    <ul className={`${styles.links} ${isCollapsed ? styles.collapsed : ''}`}>
      {links.map(({ path, labelKey, icon }) => (
        <li key={path}>
          <Link
            to={path}
            aria-current={path === current.path ? (current.isScreenItself ? 'page' : 'true') : undefined}
            className={styles.link}
            onClick={onFollow}
            title={isCollapsed ? t(labelKey) : undefined}
          >
            <Icon path={icon} />
            <span className={styles.label}>{t(labelKey)}</span>
          </Link>
        </li>
      ))}
      <DownloadApp isCollapsed={isCollapsed} />
    </ul>
  )
}
