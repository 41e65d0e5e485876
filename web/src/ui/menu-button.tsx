import { Dropdown, type DropdownProps } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkIcon, downIcon, moreIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/menu-button.module.css'
import tool from '#ui/tool-button.module.css'

export type MenuAct = {
  key: string
  label: string
  icon?: string
  /** For arrows, which point the other way in languages that are read from the right. */
  isDirectional?: boolean
  /** Set for a choice that is on or off: the menu stays open. */
  isOn?: boolean
  isDanger?: boolean
  /** A path, or the act itself. */
  onChoose: string | (() => void)
}

type MenuButtonProps = {
  /** The name of the button, shown instead of its sign if `hasWord`. Left out for the further acts of a page. */
  label?: string
  hasWord?: boolean
  /** True in a row or a card, where it has no frame. */
  isBare?: boolean
  className?: string
  acts: readonly MenuAct[]
}

/** Arrow keys work at once: the menu has the focus as soon as it is open. */
const ofMenu = { trigger: ['click'], placement: 'bottomRight', autoFocus: true } satisfies DropdownProps

/** Renders a button that opens a menu of further acts; nothing if there are none. */
export function MenuButton({ label: named, hasWord, isBare, className = '', acts }: MenuButtonProps) {
  const t = useTranslations('ui')
  const navigate = useNavigate()
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (acts.length === 0) return null
  const label = named ?? t('moreActs')

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
          {isBare ? (
            <button
              type="button"
              className={`${tool.tool} ${stack.inline2} ${surface.bare}`}
              aria-label={label}
              title={label}
              aria-haspopup="menu"
              aria-expanded={isOpen}
            >
              <Icon path={moreIcon} />
            </button>
          ) : (
            <BigButton
              kind="quiet"
              icon={hasWord ? undefined : moreIcon}
              aria-label={hasWord ? undefined : label}
              title={hasWord ? undefined : label}
              aria-haspopup="menu"
              aria-expanded={isOpen}
            >
              {hasWord ? (
                <>
                  {label}
                  <Icon path={downIcon} size={16} />
                </>
              ) : null}
            </BigButton>
          )}
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
