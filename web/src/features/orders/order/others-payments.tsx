import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shownName } from '#kit/shown-name.ts'
import { paymentWords } from '#features/orders/order/payment-words.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/others-payments.module.css'

/** Says what others took or gave back while one is asked about the same money, each by whom and when. */
export function OthersPayments({ payments }: { payments: readonly OrderEvent[] }) {
  const t = useWords('orders')
  const language = useLanguage()
  const book = useVenueBook()
  return (
    <div role="status">
      {payments.map((event) => {
        const what = paymentWords(event, language)
        const { id, restaurantId, by, at } = event
        if (what === null) return null
        return (
          <p key={id} className={styles.payment}>
            {t('pay.meanwhile', { who: shownName(by, t), time: book.formatsOf(restaurantId).time(at), what })}
          </p>
        )
      })}
    </div>
  )
}
