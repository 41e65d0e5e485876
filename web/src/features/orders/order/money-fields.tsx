import { fromMinor } from '@brigade/domain/kit/money.ts'
import { staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { TypedAmount } from '#features/orders/order/typed-amount.tsx'
import type { MoneyTyped } from '#features/orders/order/use-money-fields.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/discount-dialog.module.css'

type MoneyFieldsProps = {
  venue: Venue
  fields: MoneyTyped
  /** What the kinds are. */
  how: string
  /** What is said of more than is due. */
  tooLarge: string
}

/** Asks in what staff took or gave money, and how much of what is due. */
export function MoneyFields({ venue: { id, currency }, fields, how, tooLarge }: MoneyFieldsProps) {
  const t = useWords('orders')
  const { money } = useVenueBook().formatsOf(id)
  const { due, kind, choose, typed, type, amount } = fields
  return (
    <>
      <div className={styles.usual}>
        <p className={styles.question} aria-hidden="true">
          {how}
          {kind === null ? <span className={styles.hint}> {t('pay.choose')}</span> : null}
        </p>
        <Chips label={kind === null ? `${how}: ${t('pay.choose')}` : how}>
          {staffPaymentKinds.map((each, index) => (
            <Chip
              key={each}
              isChosen={kind === each}
              isFirst={kind === null && index === 0}
              onChoose={() => choose(each)}
            >
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
