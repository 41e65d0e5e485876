import { Fragment, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#kit/i18n.ts'
import { usePopupBar } from '#kit/popup-bar.ts'
import { shieldMoved } from '#kit/shield-moved.ts'
import { useWhenStill } from '#kit/use-when-still.ts'
import { useTopModal } from '#ui/open-modals.ts'
import { CallList } from '#ui/popups/call-list.tsx'
import { closePopupList, useIsPopupListOpen, useWaitingPopups } from '#ui/popups/waiting-popups.ts'
import styles from '#ui/popups/popup-bar.module.css'

/**
 * One line at the lower edge of the screen, however much waits: the worst pop-up of all features, with the list of all behind its
 * number. Which one that is stays as it is while the screen is touched, and while something stands open that was opened in it.
 */
export function PopupBar() {
  const t = useWords('ui')
  const bar = usePopupBar()
  const waiting = useWaitingPopups()
  const isListOpen = useIsPopupListOpen()
  const modal = useTopModal()
  const isOpened = bar?.contains(modal) === true && modal !== null
  const ids = useWhenStill(useHeld(waiting.map(({ id }) => id).join('\n'), isOpened))
  const shown = ids.split('\n').flatMap((id) => waiting.find((popup) => popup.id === id) ?? [])
  const [worst] = shown
  const isEmpty = worst === undefined
  const worstId = worst?.id
  // One that a colleague took leaves its place to the next at once, whatever is held still.
  useLayoutEffect(() => {
    if (bar) shieldMoved([...bar.querySelectorAll('article')])
  }, [bar, worstId])
  // What comes after a list has emptied opens none by itself.
  useEffect(() => {
    if (isEmpty) closePopupList()
  }, [isEmpty])

  return (
    <>
      {bar
        ? createPortal(
            <section className={styles.worst} aria-label={t('popups.label')}>
              {worst ? <Fragment key={worst.id}>{worst.card}</Fragment> : null}
            </section>,
            bar,
          )
        : null}
      {isListOpen && worst ? <CallList popups={shown} /> : null}
    </>
  )
}

/** The value as it was when it began to be held. */
function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value)
  if (!isHeld && held !== value) setHeld(value)
  return isHeld ? held : value
}
