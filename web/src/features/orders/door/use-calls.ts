import { useEffect, useMemo, useRef, useState } from 'react'
import { play, type SoundKind, soundKinds, startRepeating, stopRepeating } from '#kit/sounds.ts'
import { useScreenTouched } from '#features/orders/door/popup-shelf.tsx'

/** Something that waits for somebody: an order to be accepted, a plate to be fetched. */
export type Call = {
  /** A new key calls anew, also after the old one was put aside. */
  key: string
  sound: SoundKind
}

export type Calls<T> = {
  /** The newest, to be shown whole. */
  shown: readonly T[]
  /** How many more popped up than are shown whole. */
  further: number
  close: (call: T) => void
  closeAll: () => void
}

const mostShown = 2

/**
 * Which of the waiting calls pop up: those that came since the screen was opened and were not put aside, newest first.
 * All of them sound, also the ones put aside, until nothing waits any more.
 */
export function useCalls<T extends Call>(name: string, waiting: readonly T[]): Calls<T> {
  // What waited before this screen was opened is on the board.
  const [aside, setAside] = useState(() => keysOf(waiting))
  const isTouched = useScreenTouched()
  useRepeatingSounds(name, waiting)

  const fresh = useMemo(() => waiting.filter(({ key }) => !aside.has(key)).toReversed(), [waiting, aside])
  const settled = useSettled(fresh, isTouched)
  const shown = settled.slice(0, mostShown)
  return {
    shown,
    further: settled.length - shown.length,
    close: ({ key }) => setAside((known) => new Set([...known, key])),
    closeAll: () => setAside(keysOf(waiting)),
  }
}

function keysOf(calls: readonly Call[]): ReadonlySet<string> {
  return new Set(calls.map(({ key }) => key))
}

/** While the screen is touched nothing comes up; what is gone goes at once. */
function useSettled<T extends Call>(fresh: readonly T[], isTouched: boolean): readonly T[] {
  const [settled, setSettled] = useState(fresh)
  useEffect(() => {
    if (!isTouched) setSettled(fresh)
  }, [fresh, isTouched])
  return useMemo(() => {
    const current = new Map(fresh.map((call) => [call.key, call]))
    return settled.flatMap(({ key }) => current.get(key) ?? [])
  }, [settled, fresh])
}

function useRepeatingSounds(name: string, waiting: readonly Call[]): void {
  const heard = useRef<readonly Call[]>([])

  useEffect(() => {
    const before = heard.current
    heard.current = waiting
    for (const kind of soundKinds) {
      const calls = heard.current.filter(({ sound }) => sound === kind)
      const known = new Set(before.filter(({ sound }) => sound === kind).map(({ key }) => key))
      if (calls.length === 0) stopRepeating(`${name}:${kind}`)
      // Starting plays at once; beside calls that sound already, a new one is told by its tune without waiting its turn.
      else if (known.size === 0) startRepeating(`${name}:${kind}`, kind)
      else if (calls.some(({ key }) => !known.has(key))) play(kind)
    }
  }, [name, waiting])

  useEffect(
    () => () => {
      for (const kind of soundKinds) stopRepeating(`${name}:${kind}`)
    },
    [name],
  )
}
