import { Fragment, type ReactNode, useState } from 'react'
import { useTimed } from '#kit/clock.ts'
import { openedAt } from '#kit/live.ts'
import { type Call, subjectOf, useCalls } from '#kit/use-calls.ts'
import { CallList } from '#ui/popups/call-list.tsx'
import type { WaitingCalls } from '#ui/popups/popup-more.tsx'
import type { PopupPlace } from '#ui/popups/popup-places.ts'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'

type Popup = { further: WaitingCalls; isClosed: boolean; onClose: () => void }

type Row = {
  /** Puts it aside and closes the list: it is looked at on another screen. */
  onView: () => void
  /** Closes the list alone: to look at it on another screen puts nothing aside. */
  onLeave: () => void
  /** Puts it aside. */
  onClose: () => void
}

export type CallWords<C extends Call> = {
  label: string
  more: (count: number) => string
  all: (count: number) => string
  newest: (call: C) => string
}

type CallPopupsProps<C extends Call> = {
  /** Of the feature that they belong to. */
  name: string
  waiting: readonly C[]
  /** Where the one that pops up stands among those of all features. */
  placeOf: (call: C, now: number) => PopupPlace
  words: CallWords<C>
  renderPopup: (call: C, popup: Popup) => ReactNode
  renderRow: (call: C, row: Row) => ReactNode
  /** For what stays put aside when the page is loaded again. */
  onClosed?: (call: C) => void
}

/** The calls of a feature: the one that is due first pops up, all of them stand in the list behind its number, the newest is said aloud. */
export function CallPopups<C extends Call>({
  name,
  waiting,
  placeOf,
  words,
  renderPopup,
  renderRow,
  onClosed,
}: CallPopupsProps<C>) {
  const { calling, newest, isClosed, close, closeAll } = useCalls(name, waiting, openedAt())
  const [isListOpen, setIsListOpen] = useState(false)
  const [shown, ...{ length: further }] = calling
  const place = useTimed((now) => (shown ? placeOf(shown, now) : 'told'))
  // A list that has emptied is closed: what comes later opens none by itself.
  if (isListOpen && !shown) setIsListOpen(false)

  const closeList = () => setIsListOpen(false)

  function handleClose(call: C): void {
    close(call)
    onClosed?.(call)
  }

  function handleView(call: C): void {
    closeList()
    handleClose(call)
  }

  function handleCloseAll(): void {
    closeAll()
    for (const call of calling) if (!call.isFixed) onClosed?.(call)
    // What nobody may put aside would keep it open.
    if (calling.some(({ isFixed }) => isFixed)) closeList()
  }

  return (
    <>
      <PopupShelf label={words.label} place={place} count={calling.length}>
        {shown ? (
          <Fragment key={subjectOf(shown)}>
            {renderPopup(shown, {
              further: { count: further, text: words.more(further), onOpen: () => setIsListOpen(true) },
              isClosed: isClosed(shown),
              onClose: () => handleClose(shown),
            })}
          </Fragment>
        ) : null}
      </PopupShelf>
      {isListOpen && shown ? (
        <CallList title={words.all(calling.length)} onClose={closeList} onCloseAll={handleCloseAll}>
          {calling.map((call) => (
            <Fragment key={subjectOf(call)}>
              {renderRow(call, {
                onView: () => handleView(call),
                onLeave: closeList,
                onClose: () => handleClose(call),
              })}
            </Fragment>
          ))}
        </CallList>
      ) : null}
      <p className="visually-hidden" role="status">
        {/* The same words for another one are said again. */}
        {newest ? <span key={newest.key}>{words.newest(newest)}</span> : null}
      </p>
    </>
  )
}
