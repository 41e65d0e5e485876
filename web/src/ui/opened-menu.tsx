import { Dropdown, type DropdownProps } from 'antd'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { AntdRoot } from '#ui/antd-root.tsx'
import type { MenuAct } from '#ui/menu-button.tsx'
import { MenuButtonFace, type MenuButtonLook } from '#ui/menu-button-face.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import styles from '#ui/opened-menu.module.css'

/** Arrow keys work at once: the menu has the focus as soon as it is open. */
const ofMenu = { trigger: ['click'], placement: 'bottomRight', autoFocus: true } satisfies DropdownProps

type OpenedMenuProps = MenuButtonLook & {
  acts: readonly MenuAct[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** True if the button that this one replaces had the focus. */
  hadFocus: RefObject<boolean>
}

/** Renders the button of a menu with its menu. */
export function OpenedMenu({ acts, isOpen, onOpenChange, hadFocus, ...look }: OpenedMenuProps) {
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus()
  }, [hadFocus])

  function handleOpenChange(next: boolean): void {
    // Escape closes the menu before Ant Design returns the focus.
    if (!next && document.activeElement?.closest('[role="menu"]')) button.current?.focus()
    onOpenChange(next)
  }

  function handleChoose(key: string): void {
    const act = acts.find((each) => each.key === key)
    if (!act) return
    if (act.isOn === undefined) {
      onOpenChange(false)
      // A dialog that the act opens returns the focus to this button: the chosen entry is gone by then.
      button.current?.focus()
    }
    if (typeof act.onChoose === 'string') void navigate(act.onChoose)
    else act.onChoose()
  }

  return (
    <AntdRoot>
      <Dropdown
        {...ofMenu}
        open={isOpen}
        onOpenChange={(next, { source }) => (source === 'trigger' || next ? handleOpenChange(next) : undefined)}
        menu={{ items: acts.map(entryOf), onClick: ({ key }) => handleChoose(key) }}
      >
        <MenuButtonFace {...look} ref={button} isOpen={isOpen} />
      </Dropdown>
    </AntdRoot>
  )
}

function entryOf({ key, label, icon, isDirectional, isOn, isDanger }: MenuAct) {
  const path = isOn === undefined ? icon : checkIcon
  const sign: ReactNode = path ? (
    <span className={`${styles.sign} ${isOn === false ? styles.off : ''}`}>
      <Icon path={path} size={18} isDirectional={isDirectional} />
    </span>
  ) : undefined
  const entry = { key, label, danger: isDanger, className: styles.entry, icon: sign }
  return isOn === undefined ? entry : { ...entry, role: 'menuitemcheckbox', 'aria-checked': isOn }
}
