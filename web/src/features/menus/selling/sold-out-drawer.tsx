import { useDeferredValue, useState } from 'react'
import font from '#ui/font.module.css'
import { FoundItems } from '#features/menus/selling/found-items.tsx'
import { SoldOutList } from '#features/menus/selling/sold-out-list.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Drawer } from '#ui/drawer.tsx'
import { SearchField } from '#ui/search-field.tsx'

type SoldOutDrawerProps = { venueId: number; onClose: () => void }

/**
 * Shows what is sold out at a venue now, and then its menu with a switch for each dish; a search narrows it. It uses
 * plain elements, because it is beside a live board.
 */
export function SoldOutDrawer({ venueId, onClose }: SoldOutDrawerProps) {
  const t = useTranslations('selling')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())

  return (
    <Drawer title={t('mark')} onClose={onClose}>
      <SearchField label={t('search')} text={text} mostLetters={60} onChange={setText} />
      <p className={font.note}>{t('hint')}</p>
      {wanted === '' ? <SoldOutList venueId={venueId} /> : null}
      <FoundItems venueId={venueId} text={wanted} />
    </Drawer>
  )
}
