import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { useWords } from '#kit/i18n.ts'
import type { Formats } from '#kit/formats.ts'
import styles from '#features/menus/items/card/item-card.module.css'

type ItemPriceProps = {
  item: Pick<Item, 'price' | 'isDiscountedPrice' | 'discountedPrice'>
  money: Formats['money']
}

/** What an item costs, and at some times for less. */
export function ItemPrice({ item: { price, isDiscountedPrice, discountedPrice }, money }: ItemPriceProps) {
  const t = useWords('menuItems')
  return (
    <p className={styles.price}>
      <bdi>{money(price)}</bdi>
      {isDiscountedPrice && discountedPrice !== null ? (
        <span className={styles.discount}>{t('discountedTo', { price: money(discountedPrice) })}</span>
      ) : null}
    </p>
  )
}
