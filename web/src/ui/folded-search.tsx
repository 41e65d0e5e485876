import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMedia } from '#kit/device/use-media.ts'
import { BigButton } from '#ui/big-button.tsx'
import { searchListIcon } from '#ui/icon-paths.ts'
import short from '#ui/short-on-phones.module.css'

type FoldedSearchProps = {
  label: string
  text: string
  /** Applies where there is little room. */
  tight: MediaQueryList
  /** Its place in the line, and its width there. */
  className?: string
  /** The field. */
  children: ReactNode
}

/** Renders a search field; where there is little room, an icon opens it. */
export function FoldedSearch({ label, text, tight, className, children }: FoldedSearchProps) {
  const isTight = useMedia(tight)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus()
  }, [isOpen])

  if (isTight && !isOpen && text === '') {
    return (
      <BigButton
        kind="quiet"
        icon={searchListIcon}
        className={short.button}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      />
    )
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    <div ref={place} className={className} data-search="" onFocus={() => setIsOpen(true)} onBlur={handleBlur}>
      {children}
    </div>
  )
}
