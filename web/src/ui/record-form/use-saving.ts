import { useState } from 'react'
import { isUnanswered } from '#kit/api-error.ts'
import { useAskAgain } from '#kit/connection.ts'

type UseSaving<Values> = {
  typedValues: () => Values
  /** Shows what is wrong, if anything is. */
  isSound: (values: Values) => boolean
  /** Waits for what is still on its way into the form. Throws what is said against what does not arrive. */
  untilComplete?: () => Promise<void>
  /** Throws what the server says against it. */
  send: (values: Values) => Promise<void>
  /** Also where no answer came. */
  onFailed: (thrown: unknown, values: Values) => void
  /** Whether something was typed after this was sent. */
  hasChangedSince: (sent: Values) => boolean
}

/**
 * Sends what was typed once it is complete and nothing is wrong with it. What got no answer is sent again by itself when there is a line. What
 * was saved is not saved again while the form is still to be seen.
 */
export function useSaving<Values extends object>({
  typedValues,
  isSound,
  untilComplete,
  send,
  onFailed,
  hasChangedSince,
}: UseSaving<Values>) {
  const [isSaving, setIsSaving] = useState(false)
  /** What was sent, and nobody knows whether it was saved. */
  const [unanswered, setUnanswered] = useState<Values | null>(null)

  async function handleFinish(): Promise<void> {
    if (isSaving) return
    let values = typedValues()
    if (!isSound(values)) return
    setIsSaving(true)
    try {
      await untilComplete?.()
      values = typedValues()
      if (isSound(values)) return await send(values)
    } catch (thrown) {
      setUnanswered(isUnanswered(thrown) ? values : null)
      onFailed(thrown, values)
    }
    setIsSaving(false)
  }

  // What was typed since is sent when somebody presses Save.
  useAskAgain(unanswered !== null, () => {
    if (unanswered && !hasChangedSince(unanswered)) void handleFinish()
  })

  return { isSaving, isUnanswered: unanswered !== null, handleFinish }
}
