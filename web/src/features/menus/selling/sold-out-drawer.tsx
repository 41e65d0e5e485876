import { useDeferredValue, useState } from 'react'
import styles from '#features/menus/selling/sold-out-drawer.module.css'
import { FoundItems } from '#features/menus/selling/found-items.tsx'
import { SoldOutList } from '#features/menus/selling/sold-out-list.tsx'
import { useWords } from '#kit/i18n.ts'
import { Drawer } from '#ui/drawer.tsx'
import { SearchField } from '#ui/search-field.tsx'

type SoldOutDrawerProps = { venueId: number; onClose: () => void }

/** What is sold out at a venue now, and a search for what has run out since. On plain elements, beside a live board. */
export function SoldOutDrawer({ venueId, onClose }: SoldOutDrawerProps) {
  const t = useWords('selling')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())

  return (
    <Drawer title={t('title')} onClose={onClose}>
      <SearchField label={t('search')} text={text} mostLetters={60} onChange={setText} />
      <p className={styles.hint}>{t('hint')}</p>
      {wanted === '' ? <SoldOutList venueId={venueId} /> : <FoundItems venueId={venueId} text={wanted} />}
    </Drawer>
  )
}
