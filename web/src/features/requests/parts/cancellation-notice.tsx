import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { shownName } from '#kit/shown-name.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/icon-paths.ts'
import type { OrderNoticeProps } from '#features/orders/door/register-order-notice.ts'
import { useResolveRequest } from '#features/requests/requests.mutations.ts'
import { requestsOfOrder } from '#features/requests/requests.queries.ts'
import styles from '#features/requests/parts/cancellation-notice.module.css'

/** Says on the order page that the guest asked to cancel, until somebody has decided. */
export function CancellationNotice({ order, formats: { time } }: OrderNoticeProps) {
  const t = useWords('requests')
  const mayRead = useCan('requests:read')
  const mayResolve = useCan('requests:resolve')
  const resolve = useResolveRequest()
  const { data } = useQuery({ ...requestsOfOrder(order.id, 'orderCancellation'), enabled: mayRead })
  const request = data?.[0]
  // Once the order is cancelled or delivered the wish has had its answer.
  if (!request || (request.status !== 'active' && !mayMove('cancel', order.status))) return null
  const isActive = request.status === 'active'
  return (
    <section className={isActive ? styles.active : styles.seen} role={isActive ? 'alert' : undefined}>
      <Icon path={warningIcon} size={24} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('notice.title')}</h2>
        <p>
          {t('notice.asked', { time: time(request.createdAt) })}{' '}
          {isActive
            ? t('notice.decide')
            : t('notice.seen', { who: shownName(request.updatedBy ?? t('notice.somebody'), t) })}
        </p>
      </div>
      {isActive && mayResolve ? (
        <BigButton kind="quiet" isBusy={resolve.isPending} onClick={() => resolve.mutate(request.id)}>
          {t('notice.resolve')}
        </BigButton>
      ) : null}
    </section>
  )
}
