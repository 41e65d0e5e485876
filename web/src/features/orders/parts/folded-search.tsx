import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { BigButton } from '#ui/big-button.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'

type FoldedSearchProps = { text: string; onChange: (text: string) => void }

const narrow = matchMedia('(width < 900px)')

/** Filters a live screen by a table, a room or an order's number; where there is little room, an icon opens the field. */
export function FoldedSearch(props: FoldedSearchProps) {
  const t = useTranslations('orders')
  const isNarrow = useMedia(narrow)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus()
  }, [isOpen])

  if (isNarrow && !isOpen && props.text === '') {
    return <BigButton kind="quiet" icon={searchIcon} aria-label={t('search.label')} onClick={() => setIsOpen(true)} />
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    <div ref={place} data-search="" onFocus={() => setIsOpen(true)} onBlur={handleBlur}>
      <OrderSearch {...props} />
    </div>
  )
}
