import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { basePrice, type CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import { hasChoices } from '@brigade/domain/orders/orders.picking.ts'
import { problemOfItem } from '@brigade/domain/orders/orders.line-problems.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { memo } from 'react'
import type { SellingTime } from '#features/orders/placing/use-selling-time.ts'
import styles from '#features/orders/placing/item-row.module.css'
import { useFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

type ItemRowProps = {
  item: CatalogueItem
  venue: Venue
  at: SellingTime
  /** How many of it are in the order. */
  count: number
  isOff: boolean
  onPick: (item: CatalogueItem) => void
}

/** One press adds the item, or asks first what there is to choose. What can't be had takes no press, and says why. */
export const ItemRow = memo(function ItemRow({ item, venue, at, count, isOff, onPick }: ItemRowProps) {
  const t = useWords('placing')
  const language = useLanguage()
  const { money, number } = useFormats()
  const problem = problemOfItem(item, at)
  const isTaken = problem !== null || isOff
  const { price } = basePrice(item, { hasDiscounts: venue.isDiscountedPrice, time: at.time })
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.item}
        aria-disabled={isTaken || undefined}
        aria-haspopup={hasChoices(item) ? 'dialog' : undefined}
        onClick={() => (isTaken ? undefined : onPick(item))}
      >
        <span className={styles.name}>{textIn(item.name, language)}</span>
        {count > 0 ? (
          <span className={styles.count} aria-label={t('inOrder', { number: number(count) })}>
            {number(count)}×
          </span>
        ) : null}
        {problem ? <StateTag tone="grey" label={problem === 'itemNotNow' ? t('notNow') : t('selling:mark')} /> : null}
        <bdi className={styles.price}>{money(fromMinor(price, venue.currency))}</bdi>
      </button>
    </li>
  )
})
