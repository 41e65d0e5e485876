import { useCallback, useState } from 'react'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import styles from '#features/menus/panels/board.module.css'
import type { PanelName } from '#features/menus/panels/use-panel-flags.ts'
import { useWords } from '#kit/i18n.ts'
import { useMedia } from '#kit/use-media.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'

const phone = matchMedia('(width < 576px)')

/** The one panel that a phone has room for; null on wider screens. */
export function usePhonePanel(): { phonePanel: PanelName | null; showPhonePanel: (panel: PanelName) => void } {
  const isPhone = useMedia(phone)
  const [panel, setPanel] = useState<PanelName>('menus')
  return { phonePanel: isPhone ? panel : null, showPhonePanel: useCallback((next: PanelName) => setPanel(next), []) }
}

/** Where choosing a row leads on a phone. */
export function panelAfter(kind: MenuPartKind, hasCategories: boolean): PanelName | null {
  const next: Partial<Record<MenuPartKind, PanelName>> = {
    menus: hasCategories ? 'categories' : 'items',
    categories: 'items',
    items: 'sides',
  }
  return next[kind] ?? null
}

/** Where the way back leads from a panel. */
export function panelBefore(panel: PanelName, hasCategories: boolean): PanelName {
  const before = {
    menus: 'menus',
    categories: 'menus',
    items: hasCategories ? 'categories' : 'menus',
    sides: 'items',
  } satisfies Record<PanelName, PanelName>
  return before[panel]
}

export function PhoneWayBack({ to, onGo }: { to: PanelName; onGo: (panel: PanelName) => void }) {
  const t = useWords('menus')
  return (
    <button type="button" className={styles.back} onClick={() => onGo(to)}>
      <Icon path={backIcon} isDirectional />
      {t('panels.back', { panel: t(`panels.${to}`) })}
    </button>
  )
}
