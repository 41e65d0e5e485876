import { useEffect, useRef, useState } from 'react'
import { whenDataArrived } from '#kit/calls/when-data-arrived.ts'
import { fetchAhead, useRequestedPart } from '#kit/loading/lazy-parts.ts'
import { MenuButtonFace, type MenuButtonLook } from '#ui/menu-button-face.tsx'
import stack from '#ui/stack.module.css'

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

type MenuButtonProps = MenuButtonLook & {
  className?: string
  acts: readonly MenuAct[]
}

/** The menu brings Ant Design along, which a screen with this button alone can be used without. */
const fetchMenu = async () => ({ default: (await import('#ui/opened-menu.tsx')).OpenedMenu })

/** Renders a button that opens a menu of further acts; nothing if there are none. */
export function MenuButton({ className = '', acts, ...look }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [Menu, requestMenu] = useRequestedPart(fetchMenu)
  const hadFocus = useRef(false)
  useEffect(() => whenDataArrived(() => fetchAhead(fetchMenu)), [])

  const isAwaited = isOpen && !Menu
  useEffect(() => (isAwaited ? onNextInput(() => setIsOpen(false)) : undefined), [isAwaited])

  if (acts.length === 0) return null
  return (
    <span className={`${stack.inline} ${className}`}>
      {Menu ? (
        <Menu {...look} acts={acts} isOpen={isOpen} onOpenChange={setIsOpen} hadFocus={hadFocus} />
      ) : (
        <MenuButtonFace
          {...look}
          isOpen={false}
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = false)}
          onClick={() => {
            setIsOpen(true)
            requestMenu()
          }}
        />
      )}
    </span>
  )
}

/** Calls `act` at each press or key, wherever it is: who turns to something else no longer waits for a menu. */
function onNextInput(act: () => void): () => void {
  const events = ['pointerdown', 'keydown'] as const
  for (const event of events) document.addEventListener(event, act, true)
  return () => {
    for (const event of events) document.removeEventListener(event, act, true)
  }
}
