import { Dropdown, type DropdownProps } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AntdRoot } from '#ui/antd-root.tsx'
import { ButtonOfMenu, type MenuAct, type MenuButtonProps } from '#ui/menu-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/button-menu.module.css'

/** Arrow keys work at once: the menu has the focus as soon as it is open. */
const ofMenu = { trigger: ['click'], placement: 'bottomRight', autoFocus: true } satisfies DropdownProps

/** Renders the button of a menu with its menu, which is open at first. */
export function ButtonMenu({ className = '', acts, ...look }: MenuButtonProps) {
  const navigate = useNavigate()
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(true)

  function handleChoose(key: string): void {
    const act = acts.find((each) => each.key === key)
    if (!act) return
    if (act.isOn === undefined) {
      setIsOpen(false)
      // A dialog that the act opens returns the focus to this button: the chosen entry is gone by then.
      place.current?.querySelector('button')?.focus()
    }
    if (typeof act.onChoose === 'string') void navigate(act.onChoose)
    else act.onChoose()
  }

  return (
    <AntdRoot>
      <Dropdown
        {...ofMenu}
        open={isOpen}
        onOpenChange={(next, { source }) => (source === 'trigger' || next ? setIsOpen(next) : undefined)}
        menu={{ items: acts.map(entryOf), onClick: ({ key }) => handleChoose(key) }}
      >
        <span ref={place} className={`${stack.inline} ${className}`}>
          <ButtonOfMenu {...look} isOpen={isOpen} />
        </span>
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
