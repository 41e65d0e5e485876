import { fromMinor } from '@brigade/domain/kit/money.ts'
import { writeAmount } from '@brigade/domain/kit/read-number.ts'
import { type StaffPaymentKind, staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
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
import { problemOf, type Taking } from '#features/orders/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/order/discount-dialog.module.css'

type PayDialogProps = {
  title: string
  /** What is paid, of which one form each stands on a page. */
  what: string
  venue: Venue
  /** What is left to pay, in minor units. */
  due: number
  /** How much more may be tipped, in minor units. */
  mostTip: number
  taken: StaffPaymentKind | null
  pay: {
    mutate(taking: Taking, after: { onSuccess: () => void }): void
    isPending: boolean
    error: unknown
  }
  onClose: () => void
}

/** Asks what staff took: cash or card, how much of what is due, and what was given on top. */
export function PayDialog({ title, what, venue, due, mostTip, taken, pay, onClose }: PayDialogProps) {
  const t = useWords('orders')
  const { currency } = venue
  const { money } = useVenueBook().formatsOf(venue.id)
  const { keyOf, forget } = useIdempotencyKeys(what)
  const [dueOncePaid, setDueOncePaid] = useState<number | null>(null)
  useOnceHeard({ asked: pay, isDone: due === dueOncePaid, onDone: done })
  const [kind, setKind] = useState(taken)
  const [typed, setTyped] = useState(() => writeAmount(fromMinor(due, currency), currency))
  const [typedTip, setTypedTip] = useState('')
  const wire = (minor: number) => fromMinor(minor, currency)
  const [amount, tip] = [minorTyped(typed, currency), minorTyped(typedTip, currency)]
  const isTooLarge = amount !== null && amount > due
  const isTipTooLarge = tip !== null && tip > mostTip
  const together = (amount ?? 0) + (tip ?? 0)
  const isOff = kind === null || amount === null || tip === null || isTooLarge || isTipTooLarge || together === 0

  function handleConfirm(): void {
    if (isOff) return
    const taking = { kind, amount: wire(amount), ...(tip > 0 && { tipAmount: wire(tip) }) }
    setDueOncePaid(amount === 0 ? null : due - amount)
    // Once it is heard that it was taken, as much again is another payment.
    pay.mutate({ ...taking, idempotencyKey: keyOf({ ...taking, due }) }, { onSuccess: done })
  }

  function done(): void {
    forget()
    onClose()
  }

  return createPortal(
    <Confirm
      title={title}
      confirmLabel={t('pay.confirm')}
      isBusy={pay.isPending}
      isOff={isOff}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <div className={styles.usual}>
        <Chips label={t('pay.how')}>
          {staffPaymentKinds.map((each) => (
            <Chip key={each} isChosen={kind === each} onChoose={() => setKind(each)}>
              {t(`pay.kinds.${each}`)}
            </Chip>
          ))}
        </Chips>
      </div>
      <TypedNumber
        label={t('pay.amount', { currency })}
        hint={t('pay.due', { amount: money(wire(due)) })}
        text={typed}
        onType={setTyped}
        problem={amount === null ? t('tip.unread') : ifSo(isTooLarge, t('pay.tooLarge'))}
      />
      {mostTip > 0 ? (
        <TypedNumber
          label={t('pay.tip', { currency })}
          hint={t('tip.most', { amount: money(wire(mostTip)) })}
          text={typedTip}
          onType={setTypedTip}
          problem={tip === null ? t('tip.unread') : ifSo(isTipTooLarge, t('tip.tooLarge'))}
        />
      ) : null}
      <p className={styles.price} role="status">
        {t('pay.together')} <strong>{money(wire(together))}</strong>
      </p>
      {amount !== null && amount < due ? (
        <p className={styles.price}>
          {t('pay.left')} <strong>{money(wire(due - amount))}</strong>
        </p>
      ) : null}
      <ActProblem text={problemOf(pay)} />
    </Confirm>,
    document.body,
  )
}

function ifSo(is: boolean, words: string): string | null {
  return is ? words : null
}
