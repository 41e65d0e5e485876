import { Fragment, type ReactNode, useState } from 'react'
import { openedAt } from '#kit/live.ts'
import { type Call, useCalls } from '#kit/use-calls.ts'
import { CallList } from '#ui/popups/call-list.tsx'
import type { WaitingCalls } from '#ui/popups/popup-more.tsx'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'

type CallPopupsProps<C extends Call> = {
  /** Of the feature that they belong to. */
  name: string
  waiting: readonly C[]
  /** Where they stand among those of all features. */
  order: number
  words: {
    label: string
    more: (count: number) => string
    all: (count: number) => string
    newest: (call: C) => string
  }
  renderPopup: (call: C, popup: { further: WaitingCalls; isClosed: boolean; onClose: () => void }) => ReactNode
  renderRow: (call: C, onView: () => void) => ReactNode
}

/** The calls of a feature: the one that has waited longest pops up, all of them stand in the list behind its number, the newest is said aloud. */
export function CallPopups<C extends Call>({
  name,
  waiting,
  order,
  words,
  renderPopup,
  renderRow,
}: CallPopupsProps<C>) {
  const { calling, newest, isClosed, close, closeAll } = useCalls(name, waiting, openedAt())
  const [isListOpen, setIsListOpen] = useState(false)
  const [shown, ...{ length: further }] = calling
  // A list that has emptied is closed: what comes later opens none by itself.
  if (isListOpen && !shown) setIsListOpen(false)

  function handleView(call: C): void {
    setIsListOpen(false)
    close(call)
  }

  return (
    <>
      <PopupShelf label={words.label} order={order}>
        {shown ? (
          <Fragment key={shown.key}>
            {renderPopup(shown, {
              further: { count: further, text: words.more(further), onOpen: () => setIsListOpen(true) },
              isClosed: isClosed(shown),
              onClose: () => close(shown),
            })}
          </Fragment>
        ) : null}
      </PopupShelf>
      {isListOpen && shown ? (
        <CallList title={words.all(calling.length)} onClose={() => setIsListOpen(false)} onCloseAll={closeAll}>
          {calling.map((call) => (
            <Fragment key={call.key}>{renderRow(call, () => handleView(call))}</Fragment>
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
