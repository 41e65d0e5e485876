import { useTranslations } from '#kit/i18n/i18n.ts'
import { SearchField } from '#ui/search-field.tsx'
import styles from '#features/orders/parts/order-search.module.css'

type OrderSearchProps = { text: string; isNamed?: boolean; onChange: (text: string) => void }

/** Filters a list by a table, a room or an order's number. */
export function OrderSearch(props: OrderSearchProps) {
  const t = useTranslations('orders')
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
