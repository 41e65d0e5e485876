import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { forgetBefore, type KeptName } from '#features/orders/placing/kept-order.ts'
import { MeanwhileNote } from '#features/orders/placing/meanwhile-note.tsx'
import styles from '#features/orders/placing/update-notes.module.css'
import { useWords } from '#kit/i18n.ts'

type UpdateNotesProps = {
  order: Order
  name: KeptName
  mayChange: boolean
  /** What others changed since it was opened. */
  meanwhile: readonly CartChange[]
}

/** What somebody who edits an order has to know of it first. */
export function UpdateNotes({ order, name, mayChange, meanwhile }: UpdateNotesProps) {
  const t = useWords('placing')
  return (
    <>
      {mayChange ? null : (
        <p className={styles.closed} role="status">
          {t('update.closed', { status: t(`orders:status.${order.status}`) })}
        </p>
      )}
      {meanwhile.length > 0 ? <MeanwhileNote changes={meanwhile} onRead={() => forgetBefore(name)} /> : null}
    </>
  )
}
