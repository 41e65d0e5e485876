import { type MouseEvent, type PointerEvent, useCallback, useEffect, useState } from 'react'
import { secondTapMs } from '#kit/device/layout-freeze.ts'

type Guarded = {
  /** The action of a press. A press works only after this action was shown for a moment. */
  what: string
  /** While an act is being sent, the time does not count: its result is not drawn yet. */
  isWaiting: boolean
  /** True if a tap brought it into this place, so the second tap may hit it too. */
  startsGuarded: boolean
}

/**
 * Prevents a second or third tap from doing the next act. A new action in a button's place ignores presses until the
 * mouse has left it, or a moment has passed without a tap. A finger never leaves, so for it only the time counts. A hand
 * that keeps tapping has seen what is there: it waits twice as long at most.
 */
export function useSecondTapGuard({ what, isWaiting, startsGuarded }: Guarded) {
  const [live, setLive] = useState(startsGuarded ? null : what)
  const [liveSince, setLiveSince] = useState(-Infinity)
  const [tapsMeanwhile, setTapsMeanwhile] = useState(0)
  const isGuarded = live !== what
  const isCounting = isGuarded && !isWaiting

  const activateAfter = useCallback(
    (ms: number) => {
      if (!isCounting) return undefined
      const timer = setTimeout(() => {
        setLive(what)
        setLiveSince(performance.now())
      }, ms)
      return () => clearTimeout(timer)
    },
    [isCounting, what],
  )

  useEffect(() => activateAfter(secondTapMs), [activateAfter, tapsMeanwhile])
  useEffect(() => activateAfter(2 * secondTapMs), [activateAfter])

  return {
    isGuarded,
    /**
     * Returns whether it was pressed before it was active: a busy device reports a press late. Key presses are not
     * affected.
     */
    isTooEarly: ({ detail, timeStamp }: MouseEvent) => detail > 0 && timeStamp < liveSince,
    handlePointerDown: () => isGuarded && setTapsMeanwhile(tapsMeanwhile + 1),
    handlePointerLeave: ({ pointerType }: PointerEvent) => {
      if (isCounting && pointerType === 'mouse') setLive(what)
    },
  }
}
