import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { closeIcon } from '#ui/icon-paths.ts'
import styles from '#ui/search-field.module.css'

type SearchFieldProps = {
  label: string
  /** What is shown while nothing is typed, if not the label. */
  placeholder?: string
  text: string
  mostLetters?: number
  /** Where several stand side by side: what is typed in one does not say what it is looked for in. */
  isNamed?: boolean
  /** Its place on the page, and how wide it is there. */
  className?: string
  /** For those who put the focus there. */
  field?: RefObject<HTMLInputElement | null>
  /** What puts it there from anywhere on the screen. */
  keys?: string
  onChange: (text: string) => void
  onFocus?: () => void
}

/** Narrows a list to what is typed. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    placeholder = label,
    text,
    mostLetters = 100,
    isNamed,
    className = '',
    field,
    keys,
    onChange,
    onFocus,
  } = props
  const t = useWords('ui')
  const ownField = useRef<HTMLInputElement>(null)
  const input = field ?? ownField
  const [typed, setTyped] = useState(text)
  const told = useRef<string[]>([])
  // The text follows what is typed a moment later: read back into the field, it would take fast keys away again.
  useEffect(() => {
    const echo = told.current.lastIndexOf(text)
    told.current = told.current.slice(echo + 1)
    if (echo === -1) setTyped(text)
  }, [text])

  function handleClear(): void {
    handleType('')
    input.current?.focus()
  }

  function handleType(next: string): void {
    setTyped(next)
    told.current.push(next)
    onChange(next)
  }

  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label}>
        <Icon path={searchIcon} />
        <span className="visually-hidden">{label}</span>
        {isNamed && typed ? (
          <span className={styles.name} aria-hidden="true">
            {placeholder}
          </span>
        ) : null}
        <input
          ref={input}
          type="search"
          className={styles.input}
          placeholder={placeholder}
          value={typed}
          maxLength={mostLetters}
          autoComplete="off"
          aria-keyshortcuts={keys}
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={({ target }) => handleType(target.value)}
        />
      </label>
      {typed ? (
        <button type="button" className={styles.clear} onClick={handleClear} aria-label={t('clearSearch')}>
          <Icon path={closeIcon} size={18} />
        </button>
      ) : null}
    </div>
  )
}
