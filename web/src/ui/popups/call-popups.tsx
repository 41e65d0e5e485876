import type { ReactNode } from 'react'
import { useTimed } from '#kit/clock.ts'
import { openedAt } from '#kit/live.ts'
import { type Call, subjectOf, useCalls } from '#kit/use-calls.ts'
import { placeNumber, type PopupPlace } from '#ui/popups/popup-places.ts'
import { closePopupList, useOfferPopups } from '#ui/popups/waiting-popups.ts'

type Card = { isClosed: boolean; onClose: () => void }

type Row = {
  /** Puts it aside and closes the list: it is looked at on another screen. */
  onView: () => void
  /** Closes the list alone: to look at it on another screen puts nothing aside. */
  onLeave: () => void
  /** Puts it aside. */
  onClose: () => void
}

export type CallWords<C extends Call> = {
  /** The name of their kind. */
  label: string
  newest: (call: C) => string
}

type CallPopupsProps<C extends Call> = {
  /** Of the feature that they belong to. */
  name: string
  waiting: readonly C[]
  /** How bad it is, among the pop-ups of all features. */
  placeOf: (call: C, now: number) => PopupPlace
  words: CallWords<C>
  renderCard: (call: C, card: Card) => ReactNode
  renderRow: (call: C, row: Row) => ReactNode
  /** For what stays put aside when the page is loaded again. */
  onClosed?: (call: C) => void
}

/** The calls of a feature as pop-ups among those of all others; the newest is said aloud. */
export function CallPopups<C extends Call>({
  name,
  waiting,
  placeOf,
  words,
  renderCard,
  renderRow,
  onClosed,
}: CallPopupsProps<C>) {
  const { calling, newest, isClosed, close, closeAll } = useCalls(name, waiting, openedAt())
  const places = useTimed((now) => calling.map((call) => placeNumber(placeOf(call, now))).join(' ')).split(' ')

  function handleClose(call: C): void {
    close(call)
    onClosed?.(call)
  }

  function handleView(call: C): void {
    closePopupList()
    handleClose(call)
  }

  function handleCloseAll(): void {
    closeAll()
    for (const call of calling) if (!call.isFixed) onClosed?.(call)
  }

  useOfferPopups(name, {
    popups: calling.map((call, index) => ({
      id: `${name} ${subjectOf(call)}`,
      kind: words.label,
      place: Number(places[index]),
      dueAt: call.dueAt ?? call.at,
      isFixed: call.isFixed,
      card: renderCard(call, { isClosed: isClosed(call), onClose: () => handleClose(call) }),
      row: renderRow(call, {
        onView: () => handleView(call),
        onLeave: closePopupList,
        onClose: () => handleClose(call),
      }),
    })),
    closeAll: handleCloseAll,
  })

  return (
    <p className="visually-hidden" role="status" aria-label={words.label}>
      {/* The same words for another one are said again. */}
      {newest ? <span key={newest.key}>{words.newest(newest)}</span> : null}
    </p>
  )
}
