import { type Translate, useTranslations } from '#kit/i18n/i18n.ts'
import { useShortcut } from '#kit/keys/shortcuts.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { BarPlace } from '#ui/popups/bar-place.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { placeNumber } from '#ui/popups/popup-places.ts'
import { useOfferPopups, type WaitingPopup } from '#ui/popups/waiting-popups.ts'
import { useWhenLayoutMayMove } from '#kit/device/use-when-layout-may-move.ts'
import { useUndo } from '#features/orders/records/orders.mutations.ts'
import { forgetOwnAct, type OwnAct, useDrawnInPlace, useOwnActs } from '#features/orders/records/own-acts.ts'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/popups/undo-bar.module.css'

/**
 * Shows the user's last act with Undo, if the order has left the place where it was done. An act that could not be
 * undone is shown with the reason.
 */
export function UndoBar() {
  const t = useTranslations('orders')
  const acts = useOwnActs()
  const drawnInPlace = useDrawnInPlace()
  const shown = useWhenLayoutMayMove(acts).filter(({ order }) => !drawnInPlace.has(order.id))
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
          <ul className={`${styles.bar} ${stack.flex2}`}>
            {undoable.map((entry) => (
              <li key={entry.order.id} className={`${styles.act} ${stack.row2}`}>
                <Icon path={checkIcon} size={18} />
                <p className={`${styles.words} ${font.small}`}>
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
      <PopupCard
        title={t('undo.failed')}
        place={table}
        tone="red"
        icon={warningIcon}
        isClosed={false}
        onClose={close}
        actions={null}
      >
        <p>
          <bdi>#{id}</bdi> {problem}
        </p>
      </PopupCard>
    ),
    row: (
      <CallRow title={t('undo.failed')} onClose={close}>
        {words}
      </CallRow>
    ),
  }
}

/** Returns the text for screen readers: the act, and how to undo it. */
function saidOf({ act, order: { id, table }, problem }: OwnAct, t: Translate<'orders'>): string {
  return problem ?? t('undo.said', { act: t(`events.${act}`), id, table })
}
