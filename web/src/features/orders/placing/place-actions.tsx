import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { OrderDraft } from '@brigade/domain/orders/orders.draft.ts'
import { orderErrors, type OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import type { KeptName } from '#features/orders/placing/kept-order.ts'
import styles from '#features/orders/placing/place-actions.module.css'
import { UnansweredNote } from '#features/orders/placing/unanswered-note.tsx'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { problemText } from '#kit/told-problem.ts'
import { actErrorText } from '#kit/toasts.ts'
import { BigButton } from '#ui/big-button.tsx'

/** What a phone shows: it has no room for both. */
export type DeskView = 'menu' | 'cart'

type PlaceActionsProps = {
  name: KeptName
  draft: OrderDraft
  view: DeskView
  /** A new order is placed, one that stands is updated. */
  act: 'place' | 'update'
  pieces: number
  /** In minor units. */
  orderPrice: number
  venue: Venue
  /** What keeps it from being placed. */
  problem: OrderErrorCode | null
  /** Why the server refused it. */
  refusal: unknown
  /** It was sent, and nobody knows whether it was placed. */
  isWaiting: boolean
  isUnderWay: boolean
  /** There is nothing to send, or it can't be changed any more. */
  isOff: boolean
  onShow: (view: DeskView) => void
  onPlace: () => void
}

/** Under the thumb, however many lines there are: what the order comes to, what places it, and why that did not go. */
export function PlaceActions(props: PlaceActionsProps) {
  const { name, draft, view, act, pieces, orderPrice, venue, problem, refusal } = props
  const { isWaiting, isUnderWay, isOff, onShow, onPlace } = props
  const t = useWords('placing')
  const { money } = useFormats()
  const total = money(fromMinor(orderPrice, venue.currency))
  const told = problem && problemText({ code: problem, sentence: orderErrors[problem] }, ['placing'])
  return (
    <div className={styles.actions} data-view={view}>
      {isWaiting ? <UnansweredNote name={name} act={act} draft={draft} /> : null}
      <ActProblem text={told ?? (refusal === null ? null : actErrorText(refusal))} />
      {pieces === 0 ? null : (
        <p className={styles.sum}>
          <span>{t('orders:covers', { count: draft.covers })}</span>
          <span>
            {t('orders:money.total')} <strong>{total}</strong>
          </span>
        </p>
      )}
      <div className={styles.buttons}>
        <BigButton kind="quiet" className={styles.toMenu} onClick={() => onShow('menu')}>
          {t('cart.addItems')}
        </BigButton>
        <BigButton className={styles.toCart} onClick={() => onShow('cart')}>
          {pieces === 0 ? t('cart.showEmpty') : t('cart.show', { pieces: t('orders:items', { count: pieces }), total })}
        </BigButton>
        <BigButton className={styles.place} isBusy={isUnderWay} isOff={isWaiting || isOff} onClick={onPlace}>
          {t(`cart.${act}`)}
        </BigButton>
      </div>
    </div>
  )
}
