import { useWords } from '#kit/i18n.ts'
import { SearchField } from '#ui/search-field.tsx'
import styles from '#features/orders/parts/order-search.module.css'

type OrderSearchProps = { text: string; isNamed?: boolean; onChange: (text: string) => void }

/** Narrows a list to a table, a room or an order's number. */
export function OrderSearch(props: OrderSearchProps) {
  const t = useWords('orders')
  return (
    <SearchField
      className={styles.field}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      mostLetters={60}
      {...props}
    />
  )
}
