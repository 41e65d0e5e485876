import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { Formats } from '#kit/formats/formats.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/items/card/item-card.module.css'

type ItemPriceProps = {
  item: Pick<Item, 'price' | 'isDiscountedPrice' | 'discountedPrice'>
  money: Formats['money']
}

/** Shows the price of an item, and its discounted price at some times. */
export function ItemPrice({ item: { price, isDiscountedPrice, discountedPrice }, money }: ItemPriceProps) {
  const t = useTranslations('menuItems')
  return (
    <p className={`${styles.price} ${stack.column}`}>
      <bdi>{money(price)}</bdi>
      {isDiscountedPrice && discountedPrice !== null ? (
        <span className={`${font.note} ${font.regular}`}>{t('discountedTo', { price: money(discountedPrice) })}</span>
      ) : null}
    </p>
  )
}
