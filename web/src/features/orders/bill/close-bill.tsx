import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf } from '@brigade/domain/orders/orders.status.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { toApiError } from '#kit/api-error.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useWasStill } from '#kit/stillness.ts'
import { actErrorText } from '#kit/toasts.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { useBillSums } from '#features/orders/bill/use-bill-sums.ts'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { useCloseBill } from '#features/orders/bill/bill.mutations.ts'
import styles from '#features/orders/bill/close-bill.module.css'

/** More of them would cover the bill on a phone, where each stands with its state. */
const mostNamed = 4

/** Closes a bill whose orders are all finished, after asking: the guests' sitting is over with it. Until then, says which are not. */
export function CloseBill({ bill, orders }: { bill: Bill; orders: readonly Order[] }) {
  const t = useWords('bill')
  const mayClose = useCan('bills:close')
  const isCutOff = useIsCutOff()
  const [isAsking, setIsAsking] = useState(false)
  const close = useCloseBill()
  const summed = useBillSums(bill, orders)
  if (!mayClose || bill.closedAt !== null) return null
  const unfinished = orders.filter(({ status }) => groupOf(status) !== null).map(({ id }) => id)
  const named = unfinished.length > 0 ? unfinished : refusedFor(close.error)
  return (
    <div className={styles.close} data-at-foot="">
      {named.length > 0 ? (
        <p className={styles.unfinished}>
          {t('unfinished')}{' '}
          {named.slice(0, mostNamed).map((id) => (
            <Link key={id} to={orderAddress(id)} className={styles.order}>
              #{id}
            </Link>
          ))}
          {named.length > mostNamed ? t('unfinishedMore', { count: named.length - mostNamed }) : null}
        </p>
      ) : null}
      <ActProblem text={close.error && named.length === 0 ? actErrorText(close.error) : null} />
      <BigButton
        className={styles.button}
        isBusy={close.isPending}
        isOff={isCutOff || unfinished.length > 0}
        onClick={() => setIsAsking(true)}
      >
        {t('close')}
      </BigButton>
      {isAsking ? (
        <CloseQuestion
          table={bill.table}
          due={summed && summed.sums.amountToBePaid > 0 ? summed.text(summed.sums.amountToBePaid) : null}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            close.mutate(bill.id)
          }}
        />
      ) : null}
    </div>
  )
}

type CloseQuestionProps = {
  table: string
  /** What is still to be paid; null for nothing. */
  due: string | null
  onCancel: () => void
  onConfirm: () => void
}

/** A sitting does not come back: the taps that brought the question have to be over first. */
function CloseQuestion({ table, due, onCancel, onConfirm }: CloseQuestionProps) {
  const t = useWords('bill')
  const wasStill = useWasStill()
  return (
    <Confirm
      title={t('closeTitle', { table })}
      confirmLabel={t('close')}
      isOff={!wasStill}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{due === null ? t('closeText') : t('closeDue', { amount: due })}</p>
    </Confirm>
  )
}

/** The orders that the server says are not finished, of which this screen has not heard. */
function refusedFor(thrown: unknown): number[] {
  if (thrown === null) return []
  const { data } = toApiError(thrown)
  if (!hasFields(data) || !Array.isArray(data.orderIds)) return []
  return data.orderIds.filter((id) => typeof id === 'number')
}
