import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { cartFromMinor } from '@brigade/domain/orders/orders.cart.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { DraftLine } from '@brigade/domain/orders/orders.draft.ts'
import { orderErrors, type OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { LineChoices } from '#features/orders/parts/line-choices.tsx'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import styles from '#features/orders/placing/cart-line.module.css'
import { SoldOutSince } from '#features/orders/placing/sold-out-since.tsx'
import { useFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { problemText } from '#kit/told-problem.ts'
import { BigButton } from '#ui/big-button.tsx'
import { StateTag } from '#ui/state-tag.tsx'

type CartLineProps = {
  line: DraftLine
  /** What it is sold for; null where it can't be had, or was taken off. */
  sold: SoldLine | null
  problem: OrderErrorCode | null
  venue: Venue
  /** Added to an order that stands. */
  isNew: boolean
  /** How many of it there may be. */
  most: number
  onOpen: () => void
  onChange: (change: Partial<Pick<DraftLine, 'itemQty' | 'isRemoved'>>) => void
}

/** A line of an order that is being put together. Its name opens what was chosen with it; one that was taken off can be put back. */
export function CartLine({ line, sold, problem, venue, isNew, most, onOpen, onChange }: CartLineProps) {
  const t = useWords('placing')
  const language = useLanguage()
  const { money } = useFormats()
  const name = textIn(line.name, language)
  const [shown] = sold ? cartFromMinor([sold], venue.currency) : []

  /** What moves into the button's place may count another line up. */
  function setRemoved(isRemoved: boolean): void {
    shieldPressed()
    onChange({ isRemoved })
  }

  if (line.isRemoved) {
    return (
      <li className={`${styles.line} ${styles.removed}`}>
        <s>{name}</s>
        <BigButton kind="quiet" onClick={() => setRemoved(false)}>
          {t('cart.putBack')}
        </BigButton>
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <button
          type="button"
          className={styles.name}
          aria-haspopup="dialog"
          aria-label={t('cart.change', { name })}
          onClick={onOpen}
        >
          {name}
        </button>
        {shown ? <bdi className={styles.price}>{money(fromMinor(sold?.totalPrice ?? 0, venue.currency))}</bdi> : null}
      </div>
      {shown ? <LineChoices line={shown} venueId={venue.id} /> : null}
      {line.comment ? <LineComment comment={line.comment} venueId={venue.id} /> : null}
      <p className={styles.marks}>
        {isNew ? <StateTag tone="blue" label={t('cart.isNew')} /> : null}
        {line.soldAs === undefined ? null : <SoldOutSince line={line} venueId={venue.id} />}
        {problem ? (
          <StateTag tone="red" label={problemText({ code: problem, sentence: orderErrors[problem] }, ['placing'])} />
        ) : null}
      </p>
      <div className={styles.tools}>
        <QuantityStepper
          value={line.itemQty}
          least={1}
          most={most}
          label={t('cart.quantityOf', { name })}
          onChange={(itemQty) => onChange({ itemQty })}
        />
        <BigButton kind="quiet" aria-label={t('cart.removeOf', { name })} onClick={() => setRemoved(true)}>
          {t('cart.remove')}
        </BigButton>
      </div>
    </li>
  )
}
