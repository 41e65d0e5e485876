import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MenuCount } from '#app/shell/menu-count.tsx'
import styles from '#app/shell/phone-tabs.module.css'
import { useMenuPath } from '#app/shell/screen-title.ts'
import type { MenuEntry } from '#kit/features/feature.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { settingsIcon } from '#ui/icon-paths.ts'

/** The most tabs beside the menu button. If there is a tool, CSS hides the last tab. */
const mostBesideMenu = 4

type Tab = Pick<MenuEntry, 'path' | 'labelKey' | 'shortLabelKey' | 'countKey' | 'icon'>

const settingsTab: Tab = { path: '/settings', labelKey: 'shell:settings', icon: settingsIcon }

type PhoneTabsProps = {
  entries: readonly MenuEntry[]
  /** The button that opens the whole menu; null for people whose screens are all here. */
  menu: ReactNode
  /** The room of the floating buttons. */
  tools: ReactNode
}

/** Renders the daily screens at the lower edge of a phone, where the thumb is. */
export function PhoneTabs({ entries, menu, tools }: PhoneTabsProps) {
  const t = useTranslations('shell')
  const shown = menu ? entries.slice(0, mostBesideMenu) : entries
  return (
    <nav className={styles.tabs} aria-label={t(menu ? 'tabs' : 'mainMenu')}>
      {shown.map((entry) => (
        <TabLink key={entry.path} {...entry} />
      ))}
      {tools}
      {menu ?? <TabLink {...settingsTab} />}
    </nav>
  )
}

function TabLink({ path, labelKey, shortLabelKey = labelKey, countKey, icon }: Tab) {
  const t = useTranslations('shell')
  const current = useMenuPath()
  const currentAs = current.isScreenItself ? 'page' : 'true'
  return (
    <Link to={path} className={styles.tab} aria-current={path === current.path ? currentAs : undefined}>
      <Icon path={icon} />
      <span className={styles.word}>{t(shortLabelKey)}</span>
      <MenuCount path={path} countKey={countKey} className={styles.count} />
    </Link>
  )
}
