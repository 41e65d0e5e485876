import { useRef, useState } from 'react'
import { useOutbox } from '#kit/outbox/use-outbox.ts'

type UseSaving<Values> = {
  /** The name of the form in the outbox. */
  name: string
  typedValues: () => Values
  /** Shows problems, and returns true if there are none. */
  isSound: (values: Values) => boolean
  /** Waits for values that are still loading. Throws the error if one fails. */
  untilComplete?: (() => Promise<void>) | undefined
  /** Sends the values. Throws the server's error. */
  send: (values: Values) => Promise<void>
  /** Called also if there was no answer. */
  onFailed: (thrown: unknown, values: Values) => void
  /** Returns true if values were typed after these were sent. */
  hasChangedSince: (sent: Values) => boolean
}

/**
 * Sends the typed values once they are complete and have no problem, and again if their answer was lost. Saved values
 * are not saved again while the form is still visible.
 */
export function useSaving<Values extends object>({
  name,
  typedValues,
  isSound,
  untilComplete,
  send,
  onFailed,
  hasChangedSince,
}: UseSaving<Values>) {
  const [isSaved, setIsSaved] = useState(false)
  const sent = useRef<Values | null>(null)

  const { isUnderWay, ask } = useOutbox<null, boolean>(name, {
    async send() {
      sent.current = typedValues()
      await untilComplete?.()
      sent.current = typedValues()
      if (!isSound(sent.current)) return false
      await send(sent.current)
      return true
    },
    // Values that were typed since are sent when the person presses Save.
    isWanted: () => sent.current !== null && !hasChangedSince(sent.current),
    onDone: setIsSaved,
    onRefused: handleFailed,
    onUnanswered: handleFailed,
  })

  function handleFailed(thrown: unknown): void {
    if (sent.current) onFailed(thrown, sent.current)
  }

  function handleFinish(): void {
    if (!isSaved && isSound(typedValues())) ask(null)
  }

  return { isSaving: isUnderWay || isSaved, handleFinish }
}
