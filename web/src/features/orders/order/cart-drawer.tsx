import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { toApiError } from '#kit/api-error.ts'
import { useAskAgain } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { cartToSend, differencesBetween, editedLines, hasEdits } from '#features/orders/order/cart-edits.ts'
import { useSoldOut } from '#features/menus/selling/door/use-sold-out.ts'
import { CartLineEditor } from '#features/orders/order/cart-line-editor.tsx'
import { CartMeanwhile } from '#features/orders/order/cart-meanwhile.tsx'
import { CartTotals } from '#features/orders/order/cart-totals.tsx'
import { QuantityStepper } from '#features/orders/order/quantity-stepper.tsx'
import { soldOutOfLine } from '#features/orders/order/sold-out-of-line.ts'
import { useCartDraft } from '#features/orders/order/use-cart-draft.ts'
import { useSaveCart } from '#features/orders/order/use-save-cart.ts'
import type { ChangeCart } from '#features/orders/orders.mutations.ts'
import styles from '#features/orders/order/cart-drawer.module.css'

type CartDrawerProps = {
  /** As it is now: it may change while the drawer is open. */
  order: Order
  onClose: () => void
}

/**
 * Changes quantities, comments and covers of an order, and takes lines off. When somebody else changes the order meanwhile, it
 * says what, keeps what was typed, and puts it on top of the current order if that is wanted.
 */
export function CartDrawer({ order, onClose }: CartDrawerProps) {
  const t = useWords('orders')
  const draft = useCartDraft(order)
  const { edits, base, editLine, editCovers, goOn, forget } = draft
  const { save, isPending, error, unanswered } = useSaveCart({ order, draft, onClose })
  const { parts: soldOut = [] } = useSoldOut(order.restaurantId)

  const differences = differencesBetween(base, order)
  // A change that left the cart alone, such as an accept, needs nobody's attention here.
  const from = differences.length === 0 ? order : base
  const lines = editedLines(from, edits)
  const covers = edits.covers ?? from.covers
  const isOpen = mayMove('update', order.status)
  const isEmpty = lines.every(({ isRemoved }) => isRemoved)
  const isReady = isOpen && !isEmpty && differences.length === 0 && hasEdits(from, edits)
  const isRefused = error !== null && !(toApiError(error).code === 409 && differences.length > 0)
  const change: ChangeCart = { id: order.id, version: from.version, cart: cartToSend(lines), covers }

  // Of the version that it was made from: it is done once. What was edited since is sent when somebody presses the button.
  useAskAgain(unanswered !== null, () => {
    if (unanswered && !isPending && isSameCart(unanswered, change)) save(unanswered)
  })

  function handleDiscard(): void {
    forget()
    onClose()
  }

  return (
    <Drawer
      title={t('cart.title', { id: order.id, table: order.table })}
      closeLabel={t('cart.close')}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" className={styles.discard} onClick={handleDiscard}>
            {t('cart.discard')}
          </BigButton>
          <BigButton disabled={!isReady} isBusy={isPending} onClick={() => save(change)}>
            {t('cart.save')}
          </BigButton>
        </>
      }
    >
      {isOpen ? null : <p className={styles.closed}>{t('cart.closed', { status: t(`status.${order.status}`) })}</p>}
      {differences.length > 0 ? <CartMeanwhile differences={differences} onApply={() => goOn(edits, order)} /> : null}
      {unanswered || isRefused ? <ErrorNote error={error} isAskedAgain={unanswered !== null} /> : null}
      <ul className={styles.lines}>
        {lines.map(({ key, ...edited }) => (
          <CartLineEditor
            key={key}
            venueId={order.restaurantId}
            {...edited}
            soldOut={soldOutOfLine(edited.line, soldOut)}
            onChange={(edit) => editLine(key, edit)}
          />
        ))}
      </ul>
      {isEmpty ? <p className={styles.closed}>{t('cart.empty')}</p> : null}
      <div className={styles.covers}>
        <span>{t('cart.covers')}</span>
        <QuantityStepper
          value={covers}
          least={orderLimits.leastCovers}
          most={orderLimits.mostCovers}
          label={t('cart.covers')}
          onChange={editCovers}
        />
      </div>
      <CartTotals order={from} lines={lines} />
    </Drawer>
  )
}

function isSameCart(one: ChangeCart, other: ChangeCart): boolean {
  return JSON.stringify([one.cart, one.covers]) === JSON.stringify([other.cart, other.covers])
}
