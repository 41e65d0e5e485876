import { useEffect, useState } from 'react'
import { whenDataArrived } from '#kit/calls/when-data-arrived.ts'
import { fetchAhead, lazyPart } from '#kit/loading/lazy-parts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { downIcon, moreIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
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

export type MenuButtonProps = {
  /** The name of the button, shown instead of its sign if `hasWord`. Left out for the further acts of a page. */
  label?: string
  hasWord?: boolean
  /** True in a row or a card, where it has no frame. */
  isBare?: boolean
  className?: string
  acts: readonly MenuAct[]
}

/** The menu brings Ant Design along, which a screen with this button alone can be used without. */
const fetchMenu = async () => ({ default: (await import('#ui/button-menu.tsx')).ButtonMenu })
const ButtonMenu = lazyPart(fetchMenu, [], ClosedButton)

/** Renders a button that opens a menu of further acts; nothing if there are none. */
export function MenuButton(props: MenuButtonProps) {
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => whenDataArrived(() => fetchAhead(fetchMenu)), [])
  if (props.acts.length === 0) return null
  if (wasOpened) return <ButtonMenu {...props} />
  return <ClosedButton {...props} onOpen={() => setWasOpened(true)} />
}

function ClosedButton({ className = '', onOpen, ...look }: MenuButtonProps & { onOpen?: (() => void) | undefined }) {
  return (
    <span className={`${stack.inline} ${className}`}>
      <ButtonOfMenu {...look} isOpen={false} onClick={onOpen} />
    </span>
  )
}

type ButtonOfMenuProps = Pick<MenuButtonProps, 'label' | 'hasWord' | 'isBare'> & {
  isOpen: boolean
  onClick?: (() => void) | undefined
}

/** The button alone, without what a press on it does. */
export function ButtonOfMenu({ label: named, hasWord, isBare, isOpen, onClick }: ButtonOfMenuProps) {
  const t = useTranslations('ui')
  const label = named ?? t('moreActs')
  if (isBare)
    return (
      <button
        type="button"
        className={`${tool.tool} ${stack.inline2} ${surface.bare}`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onClick}
      >
        <Icon path={moreIcon} />
      </button>
    )
  return (
    <BigButton
      kind="quiet"
      icon={hasWord ? undefined : moreIcon}
      aria-label={hasWord ? undefined : label}
      title={hasWord ? undefined : label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {hasWord ? (
        <>
          {label}
          <Icon path={downIcon} size={16} />
        </>
      ) : null}
    </BigButton>
  )
}
