import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon, searchListIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/search-field.module.css'

type SearchFieldProps = {
  label: string
  /** The placeholder while nothing is typed, if it is not the label. */
  placeholder?: string
  text: string
  mostLetters?: number
  /** Shows the placeholder beside the typed text: with several fields side by side, the text alone is ambiguous. */
  isNamed?: boolean
  /** Its place on the page, and its width there. */
  className?: string
  /** A reference for components that move the focus there. */
  field?: RefObject<HTMLInputElement | null>
  /** The keys that focus it from anywhere on the screen. */
  keys?: string
  onChange: (text: string) => void
  onFocus?: () => void
}

/** Filters a list by the typed text. */
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
  const t = useTranslations('ui')
  const ownField = useRef<HTMLInputElement>(null)
  const input = field ?? ownField
  const [typed, setTyped] = useState(text)
  const told = useRef<string[]>([])
  // `text` follows the typing a moment later: written back into the field, it would undo fast key presses.
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
    <div className={`${styles.field} ${stack.row} ${surface.field} ${className}`}>
      <label className={`${styles.label} ${stack.row2} ${stack.grow}`}>
        <Icon path={searchListIcon} />
        <span className="visually-hidden">{label}</span>
        {isNamed && typed ? (
          <span className={styles.name} aria-hidden="true">
            {placeholder}
          </span>
        ) : null}
        <input
          ref={input}
          type="search"
          // Words without room are cut at their own end.
          dir={typed ? 'auto' : undefined}
          className={`${styles.input} ${stack.grow} ${surface.bare}`}
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
        <button
          type="button"
          className={`${styles.clear} ${stack.center} ${surface.bare}`}
          onClick={handleClear}
          aria-label={t('clearSearch')}
        >
          <Icon path={closeIcon} size={18} />
        </button>
      ) : null}
    </div>
  )
}
