import type { ReactNode } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { openedAt } from '#kit/live/live.ts'
import { type StaffCall, subjectOf, useCalls } from '#kit/sounds/use-calls.ts'
import { placeNumber, type PopupPlace } from '#ui/popups/popup-places.ts'
import { closePopupList, useOfferPopups } from '#ui/popups/waiting-popups.ts'

type Card = { isClosed: boolean; onClose: () => void }

type Row = {
  /** Dismisses it and closes the list: it is viewed on another screen. */
  onView: () => void
  /** Only closes the list: viewing it on another screen does not dismiss it. */
  onLeave: () => void
  /** Dismisses it. */
  onClose: () => void
}

export type CallTranslations<C extends StaffCall> = {
  /** The name of their kind. */
  label: string
  newest: (call: C) => string
}

type CallPopupsProps<C extends StaffCall> = {
  /** The name of their feature. */
  name: string
  waiting: readonly C[]
  /** Returns its urgency among the pop-ups of all features. */
  placeOf: (call: C, now: number) => PopupPlace
  translations: CallTranslations<C>
  renderCard: (call: C, card: Card) => ReactNode
  renderRow: (call: C, row: Row) => ReactNode
  /** For dismissals that survive a reload of the page. */
  onClosed?: (call: C) => void
}

/** Shows the calls of a feature as pop-ups among those of all others; the newest is announced. */
export function CallPopups<C extends StaffCall>({
  name,
  waiting,
  placeOf,
  translations: words,
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
      {/* The new key repeats the announcement even if the words are the same. */}
      {newest ? <span key={newest.key}>{words.newest(newest)}</span> : null}
    </p>
  )
}
