import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf } from '@brigade/domain/orders/orders.status.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { actErrorText } from '#kit/calls/toasts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { useBillSums } from '#features/orders/bill/use-bill-sums.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { useCloseBill } from '#features/orders/bill/bill.mutations.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/bill/close-bill.module.css'
import thumbBar from '#features/orders/parts/thumb-bar.module.css'

/** The limit of orders named: more would cover the bill on a phone, and each is on it with its state. */
const mostNamed = 4

/**
 * Closes a bill whose orders are all finished, after asking, because this ends the guests' sitting. Until then, names
 * the unfinished orders. It is the next step once nothing is due.
 */
export function CloseBillButton({ bill, orders }: { bill: Bill; orders: readonly Order[] }) {
  const t = useTranslations('bill')
  const mayClose = useCan('bills:close')
  const isCutOff = useIsCutOff()
  const [isAsking, setIsAsking] = useState(false)
  const close = useCloseBill()
  const summed = useBillSums(bill, orders)
  if (!mayClose || bill.closedAt !== null) return null
  const unfinished = orders.filter(({ status }) => groupOf(status) !== null).map(({ id }) => id)
  const due = summed && summed.sums.amountToBePaid > 0 ? summed.text(summed.sums.amountToBePaid) : null
  const isNext = unfinished.length === 0 && due === null
  const named = unfinished.length > 0 ? unfinished : refusedFor(close.error)
  return (
    <div
      className={`${styles.close} ${isNext ? `${styles.next} ${thumbBar.bar}` : ''} ${stack.cluster}`}
      data-at-foot={isNext ? '' : undefined}
    >
      {named.length > 0 ? (
        <p className={`${styles.unfinished} ${stack.cluster}`}>
          {t('unfinished')}{' '}
          {named.slice(0, mostNamed).map((id) => (
            <Link key={id} to={orderAddress(id)} className={`${stack.inline} ${stack.touch}`}>
              <bdi>#{id}</bdi>
            </Link>
          ))}
          {named.length > mostNamed ? t('unfinishedMore', { count: named.length - mostNamed }) : null}
        </p>
      ) : null}
      <ActProblem text={close.error && named.length === 0 ? actErrorText(close.error) : null} />
      <BigButton
        kind={isNext ? 'main' : 'quiet'}
        className={`${styles.button} ${isNext ? thumbBar.step : ''}`}
        isBusy={close.isPending}
        isOff={isCutOff || unfinished.length > 0}
        onClick={() => setIsAsking(true)}
      >
        {t('close')}
      </BigButton>
      {isAsking ? (
        <CloseQuestion
          table={bill.table}
          due={due}
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
  /** The amount still to be paid; null if there is none. */
  due: string | null
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before closing, and ignores the taps that opened the question: a sitting can't be reopened. */
function CloseQuestion({ table, due, onCancel, onConfirm }: CloseQuestionProps) {
  const t = useTranslations('bill')
  const wasStill = useHasRested()
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

/** Returns the orders that are unfinished according to the server, though this screen has not received that yet. */
function refusedFor(thrown: unknown): number[] {
  if (thrown === null) return []
  const { data } = toApiError(thrown)
  if (!hasFields(data) || !Array.isArray(data.orderIds)) return []
  return data.orderIds.filter((id) => typeof id === 'number')
}
