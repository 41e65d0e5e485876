import { useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/search-field.module.css'

type SearchFieldProps = { text: string; onChange: (text: string) => void }

/** Narrows a list to a table, a room or an order's number. */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const t = useWords('orders')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  // The address follows what is typed a moment later: read back into the field, it would take fast keys away again.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(text)
  }, [text])
  const handleChange = (next: string) => {
    setTyped(next)
    onChange(next)
  }
  return (
    <label className={styles.field}>
      <Icon path={searchIcon} />
      <span className="visually-hidden">{t('search.label')}</span>
      <input
        ref={field}
        type="search"
        className={styles.input}
        placeholder={t('search.placeholder')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => handleChange(event.target.value)}
      />
    </label>
  )
}
