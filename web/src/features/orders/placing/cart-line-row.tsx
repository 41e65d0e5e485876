import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { cartFromMinor } from '@brigade/domain/orders/orders.cart.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { DraftLine } from '@brigade/domain/orders/orders.draft.ts'
import { orderErrors, type OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useEffect, useRef } from 'react'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { choiceTexts } from '#features/orders/placing/choice-texts.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/placing/cart-line.module.css'
import { soldOutOfLine } from '#features/orders/placing/sold-out-of-line.ts'
import { SoldOutTags } from '#features/menus/selling/public/sold-out-tags.tsx'
import { useSoldOut } from '#features/menus/selling/public/use-sold-out.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { BigButton } from '#ui/big-button.tsx'
import { StateTag } from '#ui/state-tag.tsx'

type CartLineProps = {
  line: DraftLine
  /** The line's price and parts; null if it is not available, or was removed. */
  sold: SoldLine | null
  problem: OrderErrorCode | null
  venue: Venue
  /** True for a line that was added to an existing order. */
  isNew: boolean
  /** The largest quantity. */
  most: number
  onOpen: () => void
  onChange: (change: Partial<Pick<DraftLine, 'itemQty' | 'isRemoved'>>) => void
}

/**
 * Shows a line of an order that is being edited in one row. Its name opens its options. The last decrease removes it; a
 * removed line keeps its row and its height, so that no other line moves under the finger, and the removal can be undone.
 */
export function CartLineRow({ line, sold, problem, venue, isNew, most, onOpen, onChange }: CartLineProps) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const { money, number } = useFormats()
  const name = textIn(line.name, language)
  const [shown] = sold ? cartFromMinor([sold], venue.currency) : []
  const choices = shown ? choiceTexts(shown, { language, number }) : []
  const { row, keepFocus } = useFocusInRow(line.isRemoved)

  function setRemoved(isRemoved: boolean): void {
    keepFocus()
    onChange({ isRemoved })
  }

  if (line.isRemoved) {
    return (
      <li ref={row} className={`${styles.line} ${styles.removed}`}>
        <s className={`${stack.grow} ${font.anywhere}`}>{name}</s>
        <BigButton kind="quiet" aria-label={t('cart.undoOf', { name })} onClick={() => setRemoved(false)}>
          {t('cart.undo')}
        </BigButton>
      </li>
    )
  }
  return (
    <li ref={row} className={styles.line}>
      <QuantityStepper
        value={line.itemQty}
        least={0}
        most={most}
        label={t('cart.quantityOf', { name })}
        lessLabel={line.itemQty === 1 ? t('cart.removeOf', { name }) : undefined}
        onChange={(itemQty) => (itemQty === 0 ? setRemoved(true) : onChange({ itemQty }))}
      />
      <div className={`${styles.what} ${stack.column} ${stack.grow} ${stack.relative}`}>
        <button
          type="button"
          className={`${styles.name} ${font.name} ${surface.bare}`}
          aria-haspopup="dialog"
          aria-label={t('cart.change', { name })}
          onClick={onOpen}
        >
          {name}
        </button>
        {choices.length > 0 ? (
          <p className={`${font.note} ${font.anywhere}`}>
            {choices.map((choice, index) => (
              <span key={index}>
                <bdi>{choice}</bdi>
                {index < choices.length - 1 ? '\u00A0· ' : ''}
              </span>
            ))}
          </p>
        ) : null}
        {line.comment ? (
          <div className={font.small}>
            <LineComment comment={line.comment} venueId={venue.id} />
          </div>
        ) : null}
        <p className={`${styles.marks} ${stack.wrap} ${stack.gap12}`}>
          {isNew ? <StateTag tone="blue" label={t('cart.isNew')} /> : null}
          {line.soldAs === undefined ? null : <SoldOutSince line={line} venueId={venue.id} />}
          {problem ? (
            <span className={`${font.small} ${font.strong} ${font.red}`}>
              {problemText({ code: problem, sentence: orderErrors[problem] }, ['placing'])}
            </span>
          ) : null}
        </p>
      </div>
      {shown ? (
        <bdi className={`${stack.fixed} ${font.figures} ${font.nowrap}`}>
          {money(fromMinor(sold?.totalPrice ?? 0, venue.currency))}
        </bdi>
      ) : null}
    </li>
  )
}

/** Shows the parts of an ordered line that are no longer available. */
function SoldOutSince({ line, venueId }: { line: DraftLine; venueId: number }) {
  const { parts = [] } = useSoldOut(venueId)
  return <SoldOutTags parts={soldOutOfLine(line, parts)} />
}

/** Keeps the keyboard's focus in the row of a line whose pressed button is replaced. */
function useFocusInRow(isRemoved: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current) row.current?.querySelector('button')?.focus()
    isPressed.current = false
  }, [isRemoved])
  return { row, keepFocus: () => (isPressed.current = true) }
}
