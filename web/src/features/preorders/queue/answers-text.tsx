import { textIn } from '@brigade/domain/kit/languages.ts'
import { pickedItems } from '@brigade/domain/preorders/portions.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'

/** Renders what was ordered in one line, with the guest's note. */
export function AnswersText({ preOrder }: { preOrder: PreOrder }) {
  const language = useLanguage()
  return (
    <>
      {pickedItems(preOrder)
        .map(({ name, quantity }) => `${quantity} × ${textIn(name, language)}`)
        .join(', ')}
      {preOrder.note === '' ? null : (
        <span className={font.heavy}>
          {' '}
          <bdi>{preOrder.note}</bdi>
        </span>
      )}
    </>
  )
}
