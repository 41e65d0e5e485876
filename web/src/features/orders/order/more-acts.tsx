import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { moreIcon } from '#ui/icon-paths.ts'
import surface from '#ui/surface.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/order/more-acts.module.css'

/** Shows rare acts behind a button, which is hidden while there are none. Dialogs that they open are part of it. */
export function MoreActs({ children }: { children: ReactNode }) {
  const t = useTranslations('orders')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    // Not by a dialog that an act has opened: it returns the focus to its opener.
    const isElsewhere = ({ target }: Event) =>
      target instanceof Element && !place.current?.contains(target) && target.closest('dialog') === null
    const closeElsewhere = (event: Event) => {
      if (isElsewhere(event)) setIsOpen(false)
    }
    const closeByEscape = ({ key, target }: KeyboardEvent) => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null
      if (key !== 'Escape' || isInDialog) return
      setIsOpen(false)
      // The focus was on an act that is hidden now; the opener is the first button.
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [isOpen])

  return (
    <div ref={place} className={`${styles.more} ${stack.relative} ${stack.fixed}`}>
      <BigButton
        kind="quiet"
        icon={moreIcon}
        className={styles.button}
        aria-label={t('order.moreActs')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={id} className={`${styles.acts} ${stack.column2} ${surface.card}`} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
