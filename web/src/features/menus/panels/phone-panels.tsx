import { useCallback, useState } from 'react'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/panels/board.module.css'
import type { PanelName } from '#features/menus/panels/use-panel-flags.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'

const phone = matchMedia('(width < 576px)')

/** Returns the one panel that a phone has room for; null on wider screens. */
export function usePhonePanel(): { phonePanel: PanelName | null; showPhonePanel: (panel: PanelName) => void } {
  const isPhone = useMedia(phone)
  const [panel, setPanel] = useState<PanelName>('menus')
  return { phonePanel: isPhone ? panel : null, showPhonePanel: useCallback((next: PanelName) => setPanel(next), []) }
}

/** Returns the panel that choosing a row leads to on a phone. */
export function panelAfter(kind: MenuPartKind, hasCategories: boolean): PanelName | null {
  const next: Partial<Record<MenuPartKind, PanelName>> = {
    menus: hasCategories ? 'categories' : 'items',
    categories: 'items',
    items: 'sides',
  }
  return next[kind] ?? null
}

/** Returns the panel that the back button leads to. */
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
  const t = useTranslations('menus')
  return (
    <button type="button" className={`${styles.back} ${stack.row2} ${surface.bare}`} onClick={() => onGo(to)}>
      <Icon path={backIcon} isDirectional />
      {t('panels.back', { panel: t(`panels.${to}`) })}
    </button>
  )
}
