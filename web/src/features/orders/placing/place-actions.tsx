import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { OrderDraft } from '@brigade/domain/orders/orders.draft.ts'
import { orderErrors, type OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { DiscardOrder } from '#features/orders/placing/discard-order.tsx'
import type { KeptName } from '#features/orders/placing/kept-order.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/placing/place-actions.module.css'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { actErrorText } from '#kit/calls/toasts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { UnansweredNote } from '#ui/unanswered-note.tsx'

/** The part that a phone shows: it has no room for both. */
export type EditorView = 'menu' | 'cart'

type PlaceActionsProps = {
  name: KeptName
  draft: OrderDraft
  view: EditorView
  /** The order that is updated; null for a new one, which is placed. */
  order: Order | null
  pieces: number
  /** Without the tip. In minor units. */
  orderPrice: number
  venue: Venue
  /** The problem that prevents placing it. */
  problem: OrderErrorCode | null
  /** The server's refusal. */
  refusal: unknown
  /** True if it was sent, and it is unknown whether it was placed. */
  isWaiting: boolean
  isUnderWay: boolean
  /** True if nothing was picked or changed yet: a filled button has something to send. */
  isEmpty: boolean
  /** True if there is nothing to send, or it can no longer be changed. */
  isOff: boolean
  onShow: (view: EditorView) => void
  onPlace: () => void
}

/**
 * Shows the total, the button that places the order, and its error; all within reach of the thumb, however many lines
 * there are.
 */
export function PlaceActions(props: PlaceActionsProps) {
  const { name, draft, view, order, pieces, orderPrice, venue, problem, refusal } = props
  const { isWaiting, isUnderWay, isEmpty, isOff, onShow, onPlace } = props
  const t = useTranslations('placing')
  const { money } = useFormats()
  const act = order ? 'update' : 'place'
  const total = money(withTip(fromMinor(orderPrice, venue.currency), { order, venue }))
  const before = order ? money(withTip(order.orderPrice, { order, venue })) : total
  const told = problem && problemText({ code: problem, sentence: orderErrors[problem] }, ['placing'])
  return (
    <div className={`${styles.actions} ${stack.column2}`} data-view={view}>
      <UnansweredNote
        name={name}
        text={t(`unanswered.${act}`)}
        leftText={(time) => t(`unanswered.left.${act}`, { time })}
        againLabel={t('unanswered.retry')}
      >
        <DiscardOrder name={name} isEdit={act === 'update'} draft={draft} isSent />
      </UnansweredNote>
      <ActProblem text={told ?? (refusal === null ? null : actErrorText(refusal))} />
      {pieces === 0 ? null : (
        <p className={`${styles.sum} ${stack.wrap}`}>
          <span>{t('orders:money.total')}</span>
          <span className={`${stack.wrap2} ${stack.end}`}>
            {before === total ? null : <s className={font.soft}>{before}</s>}
            <strong className={font.large}>{total}</strong>
          </span>
        </p>
      )}
      <div className={`${styles.buttons} ${stack.flex2} ${stack.end}`}>
        <BigButton kind="quiet" className={styles.toMenu} onClick={() => onShow('menu')}>
          {t('cart.addItems')}
        </BigButton>
        <BigButton kind={pieces === 0 ? 'quiet' : 'main'} className={styles.toCart} onClick={() => onShow('cart')}>
          {pieces === 0 ? t('cart.showEmpty') : t('cart.show', { pieces: t('orders:items', { count: pieces }), total })}
        </BigButton>
        <BigButton
          kind={isEmpty ? 'quiet' : 'main'}
          className={styles.place}
          isBusy={isUnderWay}
          isOff={isWaiting || isOff}
          onClick={onPlace}
        >
          {t(`cart.${act}`)}
        </BigButton>
      </div>
    </div>
  )
}

/** Returns what a guest pays for an order: its price with the tip that was added before. */
function withTip(
  orderPrice: number,
  { order, venue: { currency } }: Pick<PlaceActionsProps, 'order' | 'venue'>,
): number {
  const [price = 0, tip = 0] = [orderPrice, order?.tipAmount ?? 0].map((amount) => toMinor(amount, currency) ?? 0)
  return fromMinor(price + tip, currency)
}
