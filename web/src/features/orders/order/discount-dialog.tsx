import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { readPercentage } from '@brigade/domain/kit/read-number.ts'
import {
  discountedPrice,
  type DiscountReason,
  discountReasons,
  isPercentage,
} from '@brigade/domain/orders/orders.discount.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { ReasonChoice } from '#features/orders/order/reason-choice.tsx'
import { TypedNumberField } from '#features/orders/order/typed-number-field.tsx'
import { useOnceReceived } from '#features/orders/order/use-once-received.ts'
import { problemOf, useDiscount } from '#features/orders/records/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/discount-dialog.module.css'

const usual = [5, 10, 15, 20, 50, 100] as const

/** Asks for the discount of an order and its reason, and shows the new price. */
export function DiscountDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslations('orders')
  const book = useVenueBook()
  const { money } = book.formatsOf(order.restaurantId)
  const currency = book.find(order.restaurantId)?.currency ?? 'USD'
  const before = order.discountPercentage
  const [text, setText] = useState(before > 0 ? String(before) : '')
  const [chosen, choose] = useState<DiscountReason | null>(null)
  const [typed, setTyped] = useState('')
  const discount = useDiscount()
  useOnceReceived({ asked: discount, isDone: discount.variables?.discountPercentage === before, onDone: onClose })
  const reading = readPercentage(text)
  const percentage = reading.is === 'number' && isPercentage(reading.number) ? reading.number : null
  const reason = chosen === 'other' ? typed.trim() : chosen && t(`discount.reasons.${chosen}`)
  const minor = (amount: number) => toMinor(amount, currency) ?? 0
  const fullPrice = minor(order.orderPrice) + minor(order.discountAmount)
  // With the tip, as the total on the order's page.
  const total = (price: number) => money(fromMinor(minor(price) + minor(order.tipAmount), currency))
  const price =
    percentage === null
      ? null
      : fromMinor(discountedPrice(fullPrice, { discountPercentage: percentage, currency }), currency)

  function handleConfirm(): void {
    if (percentage === null || !reason) return
    discount.mutate({ order, discountPercentage: percentage, reason }, { onSuccess: onClose })
  }

  return createPortal(
    <Confirm
      title={t('discount.title', order)}
      confirmLabel={percentage === 0 ? t('discount.takeAway') : t('discount.give')}
      isBusy={discount.isPending}
      isOff={percentage === null || percentage === before || !reason}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <div className={styles.usual}>
        <Chips label={t('discount.usual')}>
          {before > 0 ? (
            <Chip isChosen={percentage === 0} onChoose={() => setText('0')}>
              {t('discount.none')}
            </Chip>
          ) : null}
          {usual.map((each) => (
            <Chip key={each} isChosen={percentage === each} onChoose={() => setText(String(each))}>
              <bdi>{each}%</bdi>
            </Chip>
          ))}
        </Chips>
      </div>
      <TypedNumberField
        label={t('discount.percentage')}
        text={text}
        onType={setText}
        problem={text !== '' && percentage === null ? t('discount.range') : null}
      />
      <ReasonChoice
        reasons={discountReasons}
        labelOf={(code) => t(`discount.reasons.${code}`)}
        chosen={chosen}
        onChoose={choose}
        typed={typed}
        onType={setTyped}
      />
      <p className={styles.price} role="status">
        {t('discount.newTotal')}
        <span className={styles.amounts}>
          {price === order.orderPrice || price === null ? null : (
            <s className={`${font.soft} ${font.medium}`}>{total(order.orderPrice)}</s>
          )}
          <strong>{total(price ?? order.orderPrice)}</strong>
        </span>
      </p>
      <ActProblem text={problemOf(discount)} />
    </Confirm>,
    document.body,
  )
}
