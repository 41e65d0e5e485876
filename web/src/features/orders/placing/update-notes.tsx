import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { forgetBefore, type KeptName } from '#features/orders/placing/kept-order.ts'
import { CartChangesNote } from '#features/orders/placing/cart-changes-note.tsx'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'

type UpdateNotesProps = {
  order: Order
  name: KeptName
  mayChange: boolean
  /** The changes by others since it was opened. */
  meanwhile: readonly CartChange[]
}

/** Shows the notes that a user must read before editing an order. */
export function UpdateNotes({ order, name, mayChange, meanwhile }: UpdateNotesProps) {
  const t = useTranslations('placing')
  return (
    <>
      {mayChange ? null : (
        <p className={`${font.red} ${font.strong} ${surface.failure}`} role="status">
          {t('update.closed', { status: t(`orders:status.${order.status}`) })}
        </p>
      )}
      {meanwhile.length > 0 ? <CartChangesNote changes={meanwhile} onRead={() => forgetBefore(name)} /> : null}
    </>
  )
}
