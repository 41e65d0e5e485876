import { textIn } from '@brigade/domain/kit/languages.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { cleanComment } from '@brigade/domain/orders/orders.cart.ts'
import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { SoldOutTags } from '#features/menus/selling/door/sold-out-tags.tsx'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { LineEdit } from '#features/orders/order/cart-edits.ts'
import { LineChoices } from '#features/orders/order/line-choices.tsx'
import { QuantityStepper } from '#features/orders/order/quantity-stepper.tsx'
import styles from '#features/orders/order/cart-line-editor.module.css'

type CartLineEditorProps = LineEdit & {
  line: CartLine
  venueId: number
  /** What of it can't be had any more. */
  soldOut: readonly SoldOutPart[]
  onChange: (edit: LineEdit) => void
}

/** One line of a cart: how many, the comment, and off with it. A line taken off can be put back until the cart is saved. */
export function CartLineEditor({ line, venueId, soldOut, itemQty, comment, isRemoved, onChange }: CartLineEditorProps) {
  const t = useWords('orders')
  const language = useLanguage()
  const name = textIn(line.name, language)

  /** The line becomes lower or higher: what moves into the button's place may count another line up. */
  function setRemoved(next: boolean): void {
    shieldPressed()
    onChange({ itemQty, comment, isRemoved: next })
  }

  if (isRemoved) {
    return (
      <li className={styles.removed}>
        <s className={styles.name}>{name}</s>
        <BigButton kind="quiet" onClick={() => setRemoved(false)}>
          {t('cart.putBack')}
        </BigButton>
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <div className={styles.header}>
        <div>
          <p className={styles.name}>{name}</p>
          <LineChoices line={line} venueId={venueId} />
          <SoldOutTags parts={soldOut} />
        </div>
        <QuantityStepper
          value={itemQty}
          least={1}
          // What was sold stays so; more of it there is not.
          most={soldOut.length > 0 ? line.itemQty : orderLimits.mostQuantity}
          label={t('cart.quantityOf', { name })}
          onChange={(quantity) => onChange({ itemQty: quantity, comment, isRemoved })}
        />
      </div>
      <div className={styles.tools}>
        <input
          className={styles.comment}
          aria-label={t('cart.commentOn', { name })}
          dir="auto"
          placeholder={t('cart.comment')}
          value={comment}
          maxLength={orderLimits.commentLength}
          onChange={(event) => onChange({ itemQty, comment: event.target.value, isRemoved })}
          onBlur={() => onChange({ itemQty, comment: cleanComment(comment), isRemoved })}
        />
        <BigButton kind="quiet" aria-label={t('cart.removeOf', { name })} onClick={() => setRemoved(true)}>
          {t('cart.remove')}
        </BigButton>
      </div>
    </li>
  )
}
