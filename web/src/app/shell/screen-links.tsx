import { type Ref, useRef } from 'react'
import { Link } from 'react-router'
import { ToolPlace } from '#app/shell/floating-tools.tsx'
import { MenuCount } from '#app/shell/menu-count.tsx'
import { useMenuPath } from '#app/shell/screen-title.ts'
import stack from '#ui/stack.module.css'
import styles from '#app/shell/screen-links.module.css'
import type { MenuEntry } from '#kit/features/feature.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import endStyles from '#ui/scroll-ends.module.css'
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts'
import { useScrollEnds } from '#ui/use-scroll-ends.ts'

type ScreenLinksProps = {
  entries: readonly MenuEntry[]
  placeTools?: Ref<HTMLDivElement>
  /** True if the links stand in the line of the header, instead of one of their own below it. */
  isInHeader?: boolean
}

/**
 * Renders the screens of people without a menu, if they have more than one: side by side, with the floating buttons
 * at the end of the line. (spec 1, §2.4)
 */
export function ScreenLinks({ entries, placeTools = null, isInHeader = false }: ScreenLinksProps) {
  return (
    <div className={`${isInHeader ? styles.inHeader : styles.line} ${stack.row2}`}>
      <Links entries={entries} />
      <ToolPlace ref={placeTools} position="line" />
    </div>
  )
}

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useTranslations('shell')
  const current = useMenuPath()
  const currentAs = current.isScreenItself ? 'page' : 'true'
  const row = useRef<HTMLElement>(null)
  useScrollEnds(row)
  useChosenInSight(row, current.path)
  return (
    <nav ref={row} className={`${styles.links} ${stack.shrink} ${endStyles.row}`} aria-label={t('mainMenu')}>
      {entries.map(({ path, labelKey, shortLabelKey = labelKey, countKey, icon }) => (
        <Link
          key={path}
          to={path}
          className={`${styles.link} ${stack.inline2}`}
          aria-current={path === current.path ? currentAs : undefined}
        >
          <Icon path={icon} size={18} />
          {t(shortLabelKey)}
          <MenuCount path={path} countKey={countKey} className={styles.count} />
        </Link>
      ))}
    </nav>
  )
}
