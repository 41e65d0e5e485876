import styles from '#app/shell/header.module.css'
import { toggleSidebar, useSidebarFold } from '#app/shell/sidebar-fold.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { menuIcon } from '#ui/icon-paths.ts'

type MenuButtonProps = { label: string; isOpen: boolean; onPress: () => void }

export function MenuButton({ label, isOpen, onPress }: MenuButtonProps) {
  return (
    <button type="button" className={styles.tool} onClick={onPress} aria-expanded={isOpen} aria-label={label}>
      <Icon path={menuIcon} />
    </button>
  )
}

/** Folds the sidebar to its signs, and unfolds it. */
export function FoldButton() {
  const t = useWords('shell')
  const isOpen = !useSidebarFold()
  return <MenuButton label={t(isOpen ? 'collapseMenu' : 'expandMenu')} isOpen={isOpen} onPress={toggleSidebar} />
}
