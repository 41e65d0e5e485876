import { useEffect } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useKeysHint } from '#kit/shortcuts.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWasStill } from '#kit/stillness.ts'
import { BigButton } from '#ui/big-button.tsx'
import { useUndo } from '#features/orders/orders.mutations.ts'
import { drawInPlace, type OwnAct, useOwnActs } from '#features/orders/own-acts.ts'

type UndoButtonProps = {
  entry: OwnAct
  /** It stands where the act was done, and not at the edge of the screen. */
  isInPlace?: boolean
}

/** Takes back what was just done. The second tap of what it takes back does not press it. */
export function UndoButton({ entry, isInPlace }: UndoButtonProps) {
  const t = useWords('orders')
  const wasStill = useWasStill()
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
