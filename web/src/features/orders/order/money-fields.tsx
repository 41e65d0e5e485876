import { fromMinor } from '@brigade/domain/kit/money.ts'
import { staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { TypedAmount } from '#features/orders/order/public/typed-amount.tsx'
import type { MoneyTyped } from '#features/orders/order/use-money-fields.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/discount-dialog.module.css'

type MoneyFieldsProps = {
  venue: Venue
  fields: MoneyTyped
  /** The label of the payment kinds. */
  how: string
  /** The error for an amount above the amount due. */
  tooLarge: string
}

/** Asks for the kind of payment that staff took or returned, and for its amount, up to the amount due. */
export function MoneyFields({ venue: { id, currency }, fields, how, tooLarge }: MoneyFieldsProps) {
  const t = useTranslations('orders')
  const { money } = useVenueBook().formatsOf(id)
  const { due, kind, choose, typed, type, amount } = fields
  return (
    <>
      <div className={styles.usual}>
        <p className={styles.question} aria-hidden="true">
          {how}
          {kind === null ? <span className={`${font.soft} ${font.regular}`}> {t('pay.choose')}</span> : null}
        </p>
        <Chips label={kind === null ? `${how}: ${t('pay.choose')}` : how} isFirst={kind === null}>
          {staffPaymentKinds.map((each) => (
            <Chip key={each} isChosen={kind === each} onChoose={() => choose(each)}>
              {t(`pay.kinds.${each}`)}
            </Chip>
          ))}
        </Chips>
      </div>
      <TypedAmount
        label={t('pay.amount', { currency })}
        hint={t('pay.due', { amount: money(fromMinor(due, currency)) })}
        text={typed}
        onType={type}
        amount={amount}
        most={due}
        tooLarge={tooLarge}
      />
    </>
  )
}
