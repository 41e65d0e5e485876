import { Fragment, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCan } from '#kit/calls/use-can.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { usePopupBar } from '#kit/device/popup-bar.ts'
import { useWhenLayoutMayMove } from '#kit/device/use-when-layout-may-move.ts'
import { useTopModal } from '#ui/open-modals.ts'
import { CallList } from '#ui/popups/call-list.tsx'
import { closePopupList, useIsPopupListOpen, useWaitingPopups } from '#ui/popups/waiting-popups.ts'
import styles from '#ui/popups/popup-bar.module.css'

/**
 * Shows one line at the lower edge of the screen, however many pop-ups wait: the worst one of all features, with the
 * list of all behind its number. It does not change while the screen is touched, or while something that was opened in
 * it is open.
 */
export function PopupBar() {
  const t = useTranslations('ui')
  const bar = usePopupBar()
  const waiting = useWaitingPopups()
  const isListOpen = useIsPopupListOpen()
  const modal = useTopModal()
  const isOpened = bar?.contains(modal) === true && modal !== null
  const mayAccept = useCan('popups:orders')
  const mayTake = useCan('popups:requests')
  const isCalledOften = mayAccept || mayTake
  const ids = useWhenLayoutMayMove(useHeld(waiting.map(({ id }) => id).join('\n'), isOpened))
  const byId = new Map(waiting.map((popup) => [popup.id, popup]))
  const shown = ids.split('\n').flatMap((id) => byId.get(id) ?? [])
  const [worst] = shown
  const isEmpty = worst === undefined
  // Pop-ups that arrive after the list was emptied do not open it automatically.
  useEffect(() => {
    if (isEmpty) closePopupList()
  }, [isEmpty])

  return (
    <>
      {bar
        ? createPortal(
            <section
              className={styles.worst}
              aria-label={t('popups.label')}
              data-reserves={isCalledOften ? '' : undefined}
            >
              {worst ? <Fragment key={worst.id}>{worst.card}</Fragment> : null}
            </section>,
            bar,
          )
        : null}
      {isListOpen && worst ? <CallList popups={shown} /> : null}
    </>
  )
}

/** Returns the value as it was when the freeze began. */
function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value)
  if (!isHeld && held !== value) setHeld(value)
  return isHeld ? held : value
}
