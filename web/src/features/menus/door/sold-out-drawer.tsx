import { useDeferredValue, useState } from 'react'
import styles from '#features/menus/door/sold-out-drawer.module.css'
import { FoundItems } from '#features/menus/selling/found-items.tsx'
import { SoldOutList } from '#features/menus/selling/sold-out-list.tsx'
import { useWords } from '#kit/i18n.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/icon-paths.ts'

type SoldOutDrawerProps = { venueId: number; onClose: () => void }

/** What is sold out at a venue now, and a search for what has run out since. On plain elements, beside a live board. */
export function SoldOutDrawer({ venueId, onClose }: SoldOutDrawerProps) {
  const t = useWords('selling')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())

  return (
    <Drawer title={t('title')} onClose={onClose}>
      <label className={styles.field}>
        <Icon path={searchIcon} />
        <span className="visually-hidden">{t('search')}</span>
        <input
          type="search"
          className={styles.input}
          placeholder={t('search')}
          value={text}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={styles.hint}>{t('hint')}</p>
      {wanted === '' ? <SoldOutList venueId={venueId} /> : <FoundItems venueId={venueId} text={wanted} />}
    </Drawer>
  )
}
