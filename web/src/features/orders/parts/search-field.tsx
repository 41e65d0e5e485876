import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/search-field.module.css'

type SearchFieldProps = { text: string; onChange: (text: string) => void }

/** Narrows a list to a table, a room or an order's number. */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const t = useWords('orders')
  return (
    <label className={styles.field}>
      <Icon path={searchIcon} />
      <span className="visually-hidden">{t('search.label')}</span>
      <input
        type="search"
        className={styles.input}
        placeholder={t('search.placeholder')}
        value={text}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
