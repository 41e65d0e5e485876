import { useId } from 'react'
import { Link } from 'react-router'
import { DownloadApp } from '#app/shell/download-app.tsx'
import { useMenuSections } from '#app/shell/menu-entries.ts'
import { MenuCount } from '#app/shell/menu-count.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#app/shell/menu-links.module.css'
import { useMenuPath } from '#app/shell/screen-title.ts'
import type { MenuEntry, MenuSection } from '#kit/features/feature.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { settingsIcon } from '#ui/icon-paths.ts'
import row from '#ui/link-row.module.css'

type Look = { isCollapsed?: boolean; onFollow?: () => void }

/**
 * Renders links to the person's screens, under headings if they are of several kinds, and to the settings at the end.
 */
export function MenuLinks(look: Look) {
  const sections = useMenuSections()
  return (
    <div className={`${stack.column3} ${look.isCollapsed ? styles.collapsed : styles.sections}`}>
      {sections.map(({ name, entries }) =>
        sections.length > 1 ? (
          <Section key={name} name={name} entries={entries} {...look} />
        ) : (
          <ul key={name} className={stack.column1}>
            <Links entries={entries} {...look} />
          </ul>
        ),
      )}
      <ul className={stack.column1}>
        <Links entries={[{ path: '/settings', labelKey: 'shell:settings', icon: settingsIcon }]} {...look} />
        <DownloadApp isCollapsed={look.isCollapsed} />
      </ul>
    </div>
  )
}

function Section({ name, entries, ...look }: Look & { name: MenuSection; entries: readonly MenuEntry[] }) {
  const t = useTranslations('shell')
  const id = useId()
  return (
    <div>
      <p id={id} className={`${row.heading} ${styles.heading}`}>
        {t(`sections.${name}`)}
      </p>
      <ul className={stack.column1} aria-labelledby={id}>
        <Links entries={entries} {...look} />
      </ul>
    </div>
  )
}

function Links({
  entries,
  isCollapsed,
  onFollow,
}: Look & { entries: readonly Pick<MenuEntry, 'path' | 'labelKey' | 'shortLabelKey' | 'countKey' | 'icon'>[] }) {
  const t = useTranslations('shell')
  const current = useMenuPath()
  const currentAs = current.isScreenItself ? 'page' : 'true'
  return entries.map(({ path, labelKey, shortLabelKey = labelKey, countKey, icon }) => (
    <li key={path}>
      <Link
        to={path}
        aria-current={path === current.path ? currentAs : undefined}
        className={`${row.link} ${styles.link} ${font.nowrap}`}
        onClick={onFollow}
        title={isCollapsed && shortLabelKey !== labelKey ? t(labelKey) : undefined}
      >
        <Icon path={icon} />
        <span className={styles.label}>{t(isCollapsed ? shortLabelKey : labelKey)}</span>
        <MenuCount path={path} countKey={countKey} className={styles.count} />
      </Link>
    </li>
  ))
}
