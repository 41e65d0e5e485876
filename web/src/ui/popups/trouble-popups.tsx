import type { ReactNode } from 'react'
import type { Call } from '#kit/use-calls.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups, type CallWords } from '#ui/popups/call-popups.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupLink } from '#ui/popups/popup-link.tsx'
import styles from '#ui/popups/trouble-popups.module.css'

type TroublePopupsProps<C extends Call> = {
  /** Of the feature that they belong to. */
  name: string
  waiting: readonly C[]
  words: CallWords<C> & { title: (call: C) => string; view: string }
  /** The screen where there is more of it. */
  addressOf: (call: C) => string
  renderWhy: (call: C) => ReactNode
  onClosed?: (call: C) => void
}

/** What another machine did not take, each with why and a way to where it is seen to. To look at it there puts nothing aside. */
export function TroublePopups<C extends Call>({
  name,
  waiting,
  words,
  addressOf,
  renderWhy,
  onClosed,
}: TroublePopupsProps<C>) {
  const why = (call: C) => (
    <p className={styles.why} dir="auto">
      {renderWhy(call)}
    </p>
  )
  return (
    <CallPopups
      name={name}
      waiting={waiting}
      placeOf={() => 'failure'}
      words={words}
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
