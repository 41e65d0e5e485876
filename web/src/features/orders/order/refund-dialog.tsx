import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { writeAmount } from '@brigade/domain/kit/read-number.ts'
import { type StaffPaymentKind, staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#kit/i18n.ts'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { minorTyped } from '#features/orders/order/minor-typed.ts'
import { TypedNumber } from '#features/orders/order/typed-number.tsx'
import { useOnceHeard } from '#features/orders/order/use-once-heard.ts'
import { problemOf, useRefundOrder } from '#features/orders/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/discount-dialog.module.css'

type RefundDialogProps = { order: Order; venue: Venue; onClose: () => void }

/** Asks what staff gave back of what is due to go back: cash or on a card, and how much. */
export function RefundDialog({ order, venue, onClose }: RefundDialogProps) {
  const t = useWords('orders')
  const { currency } = venue
  const { money } = useVenueBook().formatsOf(venue.id)
  const { keyOf, forget } = useIdempotencyKeys(`orders/refund/${order.id}`)
  const [kind, setKind] = useState<StaffPaymentKind | null>(null)
  const [typed, setTyped] = useState(() => writeAmount(order.refundDue, currency))
  const refund = useRefundOrder(order)
  const due = toMinor(order.refundDue, currency) ?? 0
  const [dueOnceGiven, setDueOnceGiven] = useState<number | null>(null)
  useOnceHeard({ asked: refund, isDone: due === dueOnceGiven, onDone: done })
  const amount = minorTyped(typed, currency)
  const isTooLarge = amount !== null && amount > due
  const tooLarge = isTooLarge ? t('refund.tooLarge') : null
  const problem = amount === null ? t('tip.unread') : tooLarge
  const isOff = kind === null || amount === null || amount === 0 || isTooLarge

  function handleConfirm(): void {
    if (isOff) return
    const giving = { kind, amount: fromMinor(amount, currency) }
    setDueOnceGiven(due - amount)
    // Once it is heard that it was given back, as much again is another refund.
    refund.mutate({ ...giving, idempotencyKey: keyOf({ ...giving, due }) }, { onSuccess: done })
  }

  function done(): void {
    forget()
    onClose()
  }

  return createPortal(
    <Confirm
      title={t('refund.title', order)}
      confirmLabel={t('refund.confirm')}
      isBusy={refund.isPending}
      isOff={isOff}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <div className={styles.usual}>
        <Chips label={t('refund.how')}>
          {staffPaymentKinds.map((each) => (
            <Chip key={each} isChosen={kind === each} onChoose={() => setKind(each)}>
              {t(`pay.kinds.${each}`)}
            </Chip>
          ))}
        </Chips>
      </div>
      <TypedNumber
        label={t('pay.amount', { currency })}
        hint={t('pay.due', { amount: money(order.refundDue) })}
        text={typed}
        onType={setTyped}
        problem={problem}
      />
      <ActProblem text={problemOf(refund)} />
    </Confirm>,
    document.body,
  )
}
