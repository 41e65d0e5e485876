import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/icon-paths.ts'
import styles from '#features/menus/items/parts/name-search.module.css'

type NameSearchProps = { label: string; text: string; onChange: (text: string) => void }

/** Narrows a list to names with this part. */
export function NameSearch({ label, text, onChange }: NameSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  // The address follows what is typed a moment later: read back into the field, it would take fast keys away again.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(text)
  }, [text])
  return (
    <label className={styles.field}>
      <Icon path={searchIcon} />
      <span className="visually-hidden">{label}</span>
      <input
        ref={field}
        type="search"
        className={styles.input}
        placeholder={label}
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
      />
    </label>
  )
}
