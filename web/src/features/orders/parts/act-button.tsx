import { skipsKitchen, type WorkflowAct } from '@brigade/domain/orders/orders.acts.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { MouseEvent } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint } from '#kit/keys/shortcuts.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { openModal } from '#ui/opened-modals.tsx'
import { lastActText } from '#features/orders/records/order-texts.ts'
import { currentOrderOf } from '#features/orders/records/lost-race.ts'
import { ActQuestion, questionBefore } from '#features/orders/parts/act-question.tsx'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { type Pressed, useActPress } from '#features/orders/parts/use-act-press.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/parts/act-button.module.css'

/**
 * Shows the one button that moves orders to the next step. After a press it shows the result for a moment, before the
 * next step can be pressed. It is marked for the keyboard: `Alt+A` presses the button of the focused card.
 */
export function ActButton({ className, ...pressed }: Pressed & { className?: string }) {
  const t = useTranslations('orders')
  const { order } = pressed
  const { move, act, isDone, isGuarded, isTooEarly, handlePointerDown, handlePointerLeave, takesBack, problem } =
    useActPress(pressed)
  if (!act && !isDone) return null
  return (
    <div
      className={`${styles.place} ${stack.flex2} ${className ?? ''}`}
      // Its own guard takes longer than that of all other things, and shows so.
      data-repeats=""
      onPointerDown={handlePointerDown}
      onPointerLeave={handlePointerLeave}
    >
      {isDone || !act ? (
        <BigButton kind="quiet" icon={checkIcon} className={styles.button} isOff>
          {lastActText(order, t)}
        </BigButton>
      ) : (
        <NextAct
          act={act}
          order={order}
          move={move}
          isGuarded={isGuarded}
          isTooEarly={isTooEarly}
          isNext={pressed.act === undefined}
        />
      )}
      {takesBack ? <UndoButton entry={takesBack} isInPlace /> : null}
      <ActProblem text={problem} className={styles.problem} />
    </div>
  )
}

type NextActProps = Pick<Pressed, 'order'> &
  Pick<ReturnType<typeof useActPress>, 'move' | 'isGuarded' | 'isTooEarly'> & {
    act: WorkflowAct
    /** True if it does the next step, as `Alt+A` does. */
    isNext: boolean
  }

function NextAct({ act, order, move, isGuarded, isTooEarly, isNext }: NextActProps) {
  const t = useTranslations('orders')
  const isCutOff = useIsCutOff()
  const keys = useKeysHint('Alt+A')
  const skips = skipsKitchen(act, order.status)

  /** Asks again if the guest requested to cancel while the press was on its way. */
  function askAgain(error: Error): void {
    const current = currentOrderOf(error)
    if (current) askBefore(current)
  }

  /** Asks before the act if it could surprise others. Returns whether it does. */
  function askBefore(current: Order): boolean {
    const kind = questionBefore(act, current)
    if (kind) openModal((onClose) => <ActQuestion kind={kind} order={current} act={act} onClose={onClose} />)
    return kind !== null
  }

  function handlePress(press: MouseEvent): void {
    if (isTooEarly(press) || askBefore(order)) return
    move.mutate({ order, act }, { onError: askAgain })
  }

  return (
    <BigButton
      kind={skips ? 'quiet' : 'main'}
      className={styles.button}
      isBusy={move.isPending}
      isOff={isGuarded || isCutOff}
      title={isCutOff ? t('acts.cutOff') : undefined}
      data-main-act=""
      aria-keyshortcuts={isNext ? keys : undefined}
      aria-label={t(`acts.of.${skips ? 'deliverAnyway' : act}`, { id: order.id, table: order.table })}
      onClick={handlePress}
    >
      {skips ? t('acts.ask.uncooked.confirm') : t(`acts.${act}`)}
    </BigButton>
  )
}
