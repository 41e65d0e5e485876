import { problemsOfDiscountedPrice } from '@brigade/domain/menus/menus.item-rules.ts'
import { Form } from 'antd'
import { PriceField, type PriceFieldProps } from '#features/menus/forms/price-field.tsx'

/**
 * Shows the price of an item at the times of its discount, with an error when the field is left with more than the
 * usual price.
 */
export function DiscountedPriceField(props: PriceFieldProps) {
  const price = Form.useWatch<unknown>('price', { preserve: true })
  return (
    <PriceField
      {...props}
      ownProblemOf={(discountedPrice) => {
        const besides = { price: typeof price === 'number' ? price : undefined, discountedPrice }
        return problemsOfDiscountedPrice(besides, props.currency).discountedPrice
      }}
    />
  )
}
