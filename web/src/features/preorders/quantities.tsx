import { textIn } from '@brigade/domain/kit/languages.ts'
import type { PickedItem } from '@brigade/domain/preorders/preorders.schema.ts'
import { Fragment } from 'react'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { commaOf } from '#kit/i18n/listed.ts'

/** Renders how many of each item in one line. Each item is in the direction of its own name, so that it keeps its number. */
export function Quantities({ items }: { items: readonly PickedItem[] }) {
  const language = useLanguage()
  return items.map(({ itemId, name, quantity }, place) => (
    // The same item can be an answer to two questions.
    <Fragment key={`${place} ${itemId}`}>
      {place > 0 ? `${commaOf(language)} ` : null}
      <bdi>{`${quantity} × ${textIn(name, language)}`}</bdi>
    </Fragment>
  ))
}
