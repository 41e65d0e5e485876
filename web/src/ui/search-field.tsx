import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/icon-paths.ts'
import styles from '#ui/search-field.module.css'

type SearchFieldProps = {
  label: string
  /** What is shown while nothing is typed, if not the label. */
  placeholder?: string
  text: string
  mostLetters?: number
  /** Its place on the page, and how wide it is there. */
  className?: string
  /** For those who put the focus there. */
  field?: RefObject<HTMLInputElement | null>
  onChange: (text: string) => void
  onFocus?: () => void
}

/** Narrows a list to what is typed. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, text, mostLetters = 100, className = '', field, onChange, onFocus } = props
  const ownField = useRef<HTMLInputElement>(null)
  const input = field ?? ownField
  const [typed, setTyped] = useState(text)
  // The text follows what is typed a moment later: read back into the field, it would take fast keys away again.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(text)
  }, [text, input])
  return (
    <label className={`${styles.field} ${className}`}>
      <Icon path={searchIcon} />
      <span className="visually-hidden">{label}</span>
      <input
        ref={input}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        value={typed}
        maxLength={mostLetters}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
      />
    </label>
  )
}
