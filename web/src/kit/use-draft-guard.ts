import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { holdReload } from '#kit/open-work.ts'
import { isReloadingItself } from '#kit/page-reload.ts'

export type DraftGuard = {
  /** Whether the person is being asked what to do with what they typed. */
  isAsking: boolean
  /** Leaves, or asks first where something would be lost. */
  leave: () => void
  discard: () => void
  stay: () => void
}

type UseDraftGuard = {
  /** Must be stable, as must `keepDraft`. */
  hasDraft: () => boolean
  /** Keeps the draft over a reload, and answers whether it could: then nobody is asked when the page reloads itself. */
  keepDraft?: () => boolean
  onLeave: () => void
}

/** Keeps what was typed from being lost: by closing the form, by going to another screen, by closing the page. */
export function useDraftGuard({ hasDraft, keepDraft, onLeave }: UseDraftGuard): DraftGuard {
  const [isLeaving, setIsLeaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasDraft(),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasDraft()) return
      const isKept = keepDraft?.() ?? false
      if (!isKept || !isReloadingItself()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    const stopHolding = holdReload(() => hasDraft() && !(keepDraft?.() ?? false))
    return () => {
      removeEventListener('beforeunload', ask)
      stopHolding()
    }
  }, [hasDraft, keepDraft])

  return {
    isAsking: isLeaving || blocker.state === 'blocked',
    leave: () => {
      if (!hasDraft()) return onLeave()
      setIsLeaving(true)
    },
    discard: () => {
      setIsLeaving(false)
      onLeave()
      blocker.proceed?.()
    },
    stay: () => {
      setIsLeaving(false)
      blocker.reset?.()
    },
  }
}
