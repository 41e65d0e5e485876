import { pickedItems } from '@brigade/domain/preorders/portions.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { Quantities } from '#features/preorders/quantities.tsx'
import font from '#ui/font.module.css'

/** Renders what was ordered in one line, with the guest's note. */
export function AnswersText({ preOrder }: { preOrder: PreOrder }) {
  return (
    <>
      <Quantities items={pickedItems(preOrder)} />
      {preOrder.note === '' ? null : (
        <span className={font.heavy}>
          {' · '}
          <bdi>{preOrder.note}</bdi>
        </span>
      )}
    </>
  )
}
