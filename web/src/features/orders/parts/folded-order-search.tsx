import { useTranslations } from '#kit/i18n/i18n.ts'
import { FoldedSearch } from '#ui/folded-search.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'

type FoldedOrderSearchProps = { text: string; onChange: (text: string) => void }

const narrow = matchMedia('(width < 900px)')

/** Filters a live screen by a table, a room or an order's number. */
export function FoldedOrderSearch(props: FoldedOrderSearchProps) {
  const t = useTranslations('orders')
  return (
    <FoldedSearch label={t('search.label')} text={props.text} tight={narrow}>
      <OrderSearch {...props} />
    </FoldedSearch>
  )
}
