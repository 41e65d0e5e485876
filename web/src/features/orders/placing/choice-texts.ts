import { type Language, textIn } from '@brigade/domain/kit/languages.ts'
import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'

type Wording = { language: Language; number: (value: number) => string }

/** A line does not break after a plus sign. */
const noBreak = '\u00A0'

/** Returns the chosen options and add-ons of a line, each in as few words as a row of a cart has room for. */
export function choiceTexts(
  { selectedOptions, condimentsList }: Pick<CartLine, 'selectedOptions' | 'condimentsList'>,
  { language, number }: Wording,
): string[] {
  return [
    ...selectedOptions.map(({ value }) => textIn(value, language)),
    ...condimentsList.map(({ name, quantity }) =>
      quantity === 1
        ? `+${noBreak}${textIn(name, language)}`
        : `+${noBreak}${number(quantity)}×${noBreak}${textIn(name, language)}`,
    ),
  ]
}
