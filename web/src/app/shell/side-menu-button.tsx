import tool from '#ui/header-tool.module.css'
import tabStyles from '#app/shell/phone-tabs.module.css'
import { toggleSidebar, useSidebarFold } from '#app/shell/sidebar-fold.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { menuIcon } from '#ui/icon-paths.ts'

type MenuButtonProps = {
  label: string
  /** Shown below the icon, among the tabs of a phone. */
  word?: string | undefined
  isOpen: boolean
  onPress: () => void
}

export function SideMenuButton({ label, word, isOpen, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={word ? tabStyles.tab : tool.tool}
      onClick={onPress}
      aria-expanded={isOpen}
      aria-label={label}
    >
      <Icon path={menuIcon} />
      {word}
    </button>
  )
}

/** Folds the sidebar to a rail, and unfolds it. */
export function FoldButton() {
  const t = useTranslations('shell')
  const isOpen = !useSidebarFold()
  return <SideMenuButton label={t(isOpen ? 'collapseMenu' : 'expandMenu')} isOpen={isOpen} onPress={toggleSidebar} />
}
