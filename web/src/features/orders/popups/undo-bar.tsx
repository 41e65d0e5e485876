import { type Translate, useWords } from '#kit/i18n.ts'
import { useShortcut } from '#kit/shortcuts.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'
import { useWhenStill } from '#kit/use-when-still.ts'
import { useUndo } from '#features/orders/orders.mutations.ts'
import { type OwnAct, useDrawnInPlace, useOwnActs } from '#features/orders/own-acts.ts'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import styles from '#features/orders/popups/undo-bar.module.css'

/** What this person just did and can take back, where the order itself has left the place in which it was done. */
export function UndoBar() {
  const t = useWords('orders')
  const acts = useOwnActs()
  const drawnInPlace = useDrawnInPlace()
  const shown = useWhenStill(acts).filter(({ order }) => !drawnInPlace.has(order.id))
  const { mutate } = useUndo()
  const [newest] = acts
  useShortcut('Shift+U', 'orders:keys.undo', () => newest && !newest.problem && mutate(newest))
  return (
    <>
      <PopupShelf label={t('undo.label')} place="own" isWide>
        {shown.length > 0 ? (
          <ul className={styles.bar}>
            {shown.map((entry) => (
              <li key={entry.order.id} className={styles.act} data-problem={entry.problem ? '' : undefined}>
                <Icon path={entry.problem ? warningIcon : checkIcon} size={18} />
                <p className={styles.words}>
                  <strong>{entry.problem ? t('undo.failed') : t(`events.${entry.act}`)}</strong>{' '}
                  <bdi>{entry.order.table}</bdi> <bdi className={styles.number}>#{entry.order.id}</bdi>
                  {entry.problem ? <span className={styles.problem}> {entry.problem}</span> : null}
                </p>
                <UndoButton entry={entry} />
              </li>
            ))}
          </ul>
        ) : null}
      </PopupShelf>
      <p className="visually-hidden" role="status">
        {newest ? saidOf(newest, t) : ''}
      </p>
    </>
  )
}

/** For people who do not see the screen: what was done, and how to take it back. */
function saidOf({ act, order: { id, table }, problem }: OwnAct, t: Translate<'orders'>): string {
  return problem ?? t('undo.said', { act: t(`events.${act}`), id, table })
}
