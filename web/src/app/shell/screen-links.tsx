import { useRef } from 'react'
import { Link } from 'react-router'
import { MenuCount } from '#app/shell/menu-count.tsx'
import { useMenuSections } from '#app/shell/menu-entries.ts'
import { useMenuPath } from '#app/shell/screen-title.ts'
import styles from '#app/shell/screen-links.module.css'
import type { MenuEntry } from '#kit/feature.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import endStyles from '#ui/scroll-ends.module.css'
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts'
import { useScrollEnds } from '#ui/use-scroll-ends.ts'

/** The screens of people who have no menu, where they have more than one: side by side below the header. (spec 1, §2.4) */
export function ScreenLinks() {
  const entries = useMenuSections().flatMap((section) => section.entries)
  return entries.length < 2 ? null : <Links entries={entries} />
}

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useWords('shell')
  const current = useMenuPath()
  const currentAs = current.isScreenItself ? 'page' : 'true'
  const row = useRef<HTMLElement>(null)
  useScrollEnds(row)
  useChosenInSight(row, current.path)
  return (
    <nav ref={row} className={`${styles.links} ${endStyles.row}`} aria-label={t('mainMenu')}>
      {entries.map(({ path, labelKey, shortLabelKey = labelKey, countKey, icon }) => (
        <Link key={path} to={path} className={styles.link} aria-current={path === current.path ? currentAs : undefined}>
          <Icon path={icon} size={18} />
          {t(shortLabelKey)}
          <MenuCount path={path} countKey={countKey} className="" />
        </Link>
      ))}
    </nav>
  )
}
