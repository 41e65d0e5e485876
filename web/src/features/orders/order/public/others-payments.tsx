import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { paymentTexts } from '#features/orders/order/payment-texts.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/public/others-payments.module.css'

/** Shows payments and refunds by others while the user is asked about the same money, each with its person and time. */
export function OthersPayments({ payments }: { payments: readonly OrderEvent[] }) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const book = useVenueBook()
  return (
    <div role="status">
      {payments.map((event) => {
        const what = paymentTexts(event, language)
        const { id, restaurantId, by, at } = event
        if (what === null) return null
        return (
          <p key={id} className={`${styles.payment} ${font.name}`}>
            {t('pay.meanwhile', { who: shownName(by, t), time: book.formatsOf(restaurantId).time(at), what })}
          </p>
        )
      })}
    </div>
  )
}
