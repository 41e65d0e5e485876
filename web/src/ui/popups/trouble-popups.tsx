import type { ReactNode } from 'react'
import type { StaffCall } from '#kit/sounds/use-calls.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups, type CallTranslations } from '#ui/popups/call-popups.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupLink } from '#ui/popups/popup-link.tsx'
import font from '#ui/font.module.css'

type TroublePopupsProps<C extends StaffCall> = {
  /** The name of their feature. */
  name: string
  waiting: readonly C[]
  translations: CallTranslations<C> & { title: (call: C) => string; view: string }
  /** Returns the address of the screen with its details. */
  addressOf: (call: C) => string
  renderWhy: (call: C) => ReactNode
  onClosed?: (call: C) => void
}

/**
 * Shows failures of other machines, each with its reason and a link to where it is resolved. Viewing a failure there
 * does not dismiss it.
 */
export function TroublePopups<C extends StaffCall>({
  name,
  waiting,
  translations: words,
  addressOf,
  renderWhy,
  onClosed,
}: TroublePopupsProps<C>) {
  const why = (call: C) => (
    <p className={font.anywhere} dir="auto">
      {renderWhy(call)}
    </p>
  )
  return (
    <CallPopups
      name={name}
      waiting={waiting}
      placeOf={() => 'failure'}
      translations={words}
      renderCard={(call, { isClosed, onClose }) => (
        <PopupCard
          title={words.title(call)}
          tone="red"
          icon={warningIcon}
          actions={<PopupLink to={addressOf(call)}>{words.view}</PopupLink>}
          isClosed={isClosed}
          onClose={onClose}
        >
          {why(call)}
        </PopupCard>
      )}
      renderRow={(call, { onLeave, onClose }) => (
        <CallRow
          title={words.title(call)}
          actions={
            <PopupLink to={addressOf(call)} onClick={onLeave}>
              {words.view}
            </PopupLink>
          }
          onClose={onClose}
        >
          {why(call)}
        </CallRow>
      )}
      onClosed={onClosed}
    />
  )
}
