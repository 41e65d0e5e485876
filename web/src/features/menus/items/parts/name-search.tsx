import { SearchField } from '#ui/search-field.tsx'
import styles from '#features/menus/items/parts/name-search.module.css'

type NameSearchProps = { label: string; text: string; onChange: (text: string) => void }

/** Narrows a list to names with this part. */
export function NameSearch(props: NameSearchProps) {
  return <SearchField className={styles.field} {...props} />
}
