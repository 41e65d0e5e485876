import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { basePrice, type CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import { hasChoices } from '@brigade/domain/orders/orders.picking.ts'
import { problemOfItem } from '@brigade/domain/orders/orders.line-problems.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { memo } from 'react'
import type { SellingTime } from '#features/orders/placing/use-selling-time.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/placing/item-row.module.css'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

type ItemRowProps = {
  item: CatalogueItem
  venue: Venue
  at: SellingTime
  /** The quantity of it in the order. */
  count: number
  isOff: boolean
  onPick: (item: CatalogueItem) => void
}

/** Adds the item with one press, or first asks for its choices. An unavailable item can't be pressed, and says why. */
export const ItemRow = memo(function ItemRow({ item, venue, at, count, isOff, onPick }: ItemRowProps) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const { money, number } = useFormats()
  const problem = problemOfItem(item, at)
  const isTaken = problem !== null || isOff
  const { price } = basePrice(item, { hasDiscounts: venue.isDiscountedPrice, time: at.time })
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={`${styles.item} ${stack.row3} ${surface.card}`}
        aria-disabled={isTaken || undefined}
        aria-haspopup={hasChoices(item) ? 'dialog' : undefined}
        // Its name has the quantity: each press adds one.
        data-repeats=""
        onClick={() => (isTaken ? undefined : onPick(item))}
      >
        <span className={`${stack.grow} ${font.name}`}>{textIn(item.name, language)}</span>
        {count > 0 ? (
          <span className={styles.count} aria-label={t('inOrder', { number: number(count) })}>
            {number(count)}×
          </span>
        ) : null}
        {problem ? <StateTag tone="grey" label={problem === 'itemNotNow' ? t('notNow') : t('selling:title')} /> : null}
        <bdi className={`${stack.fixed} ${font.figures} ${font.nowrap}`}>{money(fromMinor(price, venue.currency))}</bdi>
      </button>
    </li>
  )
})
