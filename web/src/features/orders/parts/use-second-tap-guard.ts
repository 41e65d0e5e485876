import { type MouseEvent, type PointerEvent, useEffect, useState } from 'react'
import { secondTapMs } from '#kit/stillness.ts'

type Guarded = {
  /** What a press would do here. A press does something only once it has stood here for a moment. */
  what: string
  /** While an act is under way nothing begins to count: what it leads to is not drawn yet. */
  isWaiting: boolean
  /** It came into this place by a tap, so the second tap may hit it as well. */
  startsGuarded: boolean
}

/**
 * A second tap is never the next act, nor a third: what has just come to stand in a button's place takes no press until the mouse has left
 * it, or a moment has passed without a tap. A finger never leaves, so for it only the time counts.
 */
export function useSecondTapGuard({ what, isWaiting, startsGuarded }: Guarded) {
  const [live, setLive] = useState(startsGuarded ? null : what)
  const [liveSince, setLiveSince] = useState(-Infinity)
  const [tapsMeanwhile, setTapsMeanwhile] = useState(0)
  const isGuarded = live !== what
  const isCounting = isGuarded && !isWaiting

  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setTimeout(() => {
      setLive(what)
      setLiveSince(performance.now())
    }, secondTapMs)
    return () => clearTimeout(timer)
  }, [isCounting, what, tapsMeanwhile])

  return {
    isGuarded,
    /** Whether it was pressed before it could be: a busy device tells of that when it can. Keys come from elsewhere. */
    isTooEarly: ({ detail, timeStamp }: MouseEvent) => detail > 0 && timeStamp < liveSince,
    handlePointerDown: () => isGuarded && setTapsMeanwhile(tapsMeanwhile + 1),
    handlePointerLeave: ({ pointerType }: PointerEvent) => {
      if (isCounting && pointerType === 'mouse') setLive(what)
    },
  }
}
