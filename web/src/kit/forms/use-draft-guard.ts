import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { deferReload } from '#kit/device/open-work.ts'
import { isReloadingItself } from '#kit/device/page-reload.ts'

export type DraftGuard = {
  /** True while the person is asked what to do with their draft. */
  isAsking: boolean
  /** Leaves, or asks first if a draft would be lost. */
  leave: () => void
  discard: () => void
  stay: () => void
}

type UseDraftGuard = {
  /** Must be stable, as must `keepDraft`. */
  hasDraft: () => boolean
  /** Stores the draft for a reload, and returns whether it could: then an automatic reload does not ask the person. */
  keepDraft?: () => boolean
  onLeave: () => void
}

/** Protects a draft from being lost: by closing the form, by going to another screen, by closing the page. */
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
    const stopHolding = deferReload(() => hasDraft() && !(keepDraft?.() ?? false))
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
