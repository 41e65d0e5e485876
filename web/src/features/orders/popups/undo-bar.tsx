import { type Translate, useWords } from '#kit/i18n.ts'
import { useShortcut } from '#kit/shortcuts.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { BarPlace } from '#ui/popups/bar-place.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { placeNumber } from '#ui/popups/popup-places.ts'
import { useOfferPopups, type WaitingPopup } from '#ui/popups/waiting-popups.ts'
import { useWhenStill } from '#kit/use-when-still.ts'
import { useUndo } from '#features/orders/orders.mutations.ts'
import { forgetOwnAct, type OwnAct, useDrawnInPlace, useOwnActs } from '#features/orders/own-acts.ts'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import styles from '#features/orders/popups/undo-bar.module.css'

/**
 * What this person just did and can undo, where the order itself has left the place in which it was done. What could not be undone pops up
 * with the reason.
 */
export function UndoBar() {
  const t = useWords('orders')
  const acts = useOwnActs()
  const drawnInPlace = useDrawnInPlace()
  const shown = useWhenStill(acts).filter(({ order }) => !drawnInPlace.has(order.id))
  const { mutate } = useUndo()
  const [newest] = acts
  useShortcut('Alt+U', 'orders:keys.undo', () => newest && !newest.problem && mutate(newest))
  useOfferPopups('undo', {
    popups: shown.flatMap((entry) => (entry.problem === undefined ? [] : popupOf(entry, entry.problem, t))),
  })
  const undoable = shown.filter(({ problem }) => problem === undefined)
  return (
    <>
      <BarPlace label={t('undo.label')}>
        {undoable.length > 0 ? (
          <ul className={styles.bar}>
            {undoable.map((entry) => (
              <li key={entry.order.id} className={styles.act}>
                <Icon path={checkIcon} size={18} />
                <p className={styles.words}>
                  <strong>{t(`events.${entry.act}`)}</strong> <bdi>{entry.order.table}</bdi>{' '}
                  <bdi className={styles.number}>#{entry.order.id}</bdi>
                </p>
                <UndoButton entry={entry} />
              </li>
            ))}
          </ul>
        ) : null}
      </BarPlace>
      <p className="visually-hidden" role="status">
        {newest ? saidOf(newest, t) : ''}
      </p>
    </>
  )
}

function popupOf(entry: OwnAct, problem: string, t: Translate<'orders'>): WaitingPopup {
  const { table, id } = entry.order
  const close = () => forgetOwnAct(entry)
  const words = (
    <p>
      <strong>
        <bdi>{table}</bdi>
      </strong>{' '}
      <bdi>#{id}</bdi> {problem}
    </p>
  )
  return {
    id: `undo ${id}`,
    kind: t('undo.label'),
    place: placeNumber('own'),
    dueAt: entry.order.updatedAt,
    card: (
      <PopupCard title={t('undo.failed')} tone="red" icon={warningIcon} isClosed={false} onClose={close} actions={null}>
        {words}
      </PopupCard>
    ),
    row: (
      <CallRow title={t('undo.failed')} onClose={close}>
        {words}
      </CallRow>
    ),
  }
}

/** For people who do not see the screen: what was done, and how to undo it. */
function saidOf({ act, order: { id, table }, problem }: OwnAct, t: Translate<'orders'>): string {
  return problem ?? t('undo.said', { act: t(`events.${act}`), id, table })
}
