import { useEffect } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint } from '#kit/keys/shortcuts.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { BigButton } from '#ui/big-button.tsx'
import { useUndo } from '#features/orders/records/orders.mutations.ts'
import { drawInPlace, type OwnAct, useOwnActs } from '#features/orders/records/own-acts.ts'

type UndoButtonProps = {
  entry: OwnAct
  /** True where the act was done, and not at the edge of the screen. */
  isInPlace?: boolean
}

/** Undoes the act that was just done. The second tap of the press that did the act does not press it. */
export function UndoButton({ entry, isInPlace }: UndoButtonProps) {
  const t = useTranslations('orders')
  const wasStill = useHasRested()
  const isCutOff = useIsCutOff()
  const { mutate, isPending } = useUndo()
  const keys = useKeysHint('Alt+U')
  const [newest] = useOwnActs()
  const { act, order, problem } = entry
  useEffect(() => (isInPlace ? drawInPlace(order.id) : undefined), [isInPlace, order.id])
  if (problem) return null
  return (
    <BigButton
      kind="quiet"
      isBusy={isPending}
      isOff={!wasStill || isCutOff}
      aria-label={t('undo.of', { act: t(`events.${act}`), id: order.id, table: order.table })}
      aria-keyshortcuts={entry === newest ? keys : undefined}
      onClick={() => mutate(entry)}
    >
      {t('undo.undo')}
    </BigButton>
  )
}
