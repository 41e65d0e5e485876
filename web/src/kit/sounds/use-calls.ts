import { useEffect, useMemo, useRef, useState } from 'react'
import { keepRepeating, soundOnce, startRepeating, stopRepeating } from '#kit/sounds/sound-rounds.ts'
import { lateFromOf } from '#kit/sounds/sound-rule.ts'
import { type SoundKind, soundKinds } from '#kit/sounds/sounds.ts'
import { useWhenLayoutMayMove } from '#kit/device/use-when-layout-may-move.ts'

/** A call that waits for an action: an order to be accepted, a plate to be collected. */
export type StaffCall = {
  /** A new key calls again, also after the old one was dismissed. */
  key: string
  /** Its subject, if a new key calls for the same subject again: parts of it that were opened stay open. */
  subject?: string
  sound: SoundKind
  /** The instant since when it waits. */
  at: string
  /** The time by which it should be resolved; without it, it is due at once. */
  dueAt?: string | null
  /** True if no board shows it: it pops up even if it waited before the screen was opened. */
  isOffBoard?: boolean
  /** True if it can't be dismissed. */
  isFixed?: boolean
  /** It only informs and needs no action: it sounds once, when it arrives. */
  isToldOnce?: boolean
}

export type Calls<T> = {
  /** The calls that pop up. */
  calling: readonly T[]
  /** The call that came last, to be announced once; it stays the same when others are resolved. */
  newest: T | undefined
  /** Returns true if it is dismissed, and is shown only until the screen is no longer touched. */
  isClosed: (call: T) => boolean
  close: (call: T) => void
  /** Dismisses all calls that pop up, and those that only sound; not a call that has just come in and was not seen. */
  closeAll: () => void
}

/**
 * Returns the waiting calls that pop up: those that came since the screen was opened and were not dismissed. A waiting
 * call sounds until it is resolved or dismissed. The pop-ups' own file may come later than the screen. `waiting` must
 * be the same list until something in it changes.
 */
export function useCalls<T extends StaffCall>(name: string, waiting: readonly T[], openedAt: string): Calls<T> {
  // Calls from before this screen was opened are on the board.
  const [onBoard] = useState(() => keysOf(waiting.filter((call) => !call.isOffBoard && call.at < openedAt)))
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const unseen = useMemo(() => waiting.filter(({ key }) => !closed.has(key)), [waiting, closed])
  useRepeatingSounds(
    name,
    useMemo(() => unseen.filter(({ isToldOnce }) => !isToldOnce), [unseen]),
  )
  useSoundsOnce(unseen, openedAt)

  const fresh = useMemo(() => unseen.filter(({ key }) => !onBoard.has(key)), [unseen, onBoard])
  // While the screen is touched nothing appears, disappears or moves: a second tap must not hit another order.
  const shown = useWhenLayoutMayMove(fresh)
  return {
    calling: shown,
    newest: useNewest(shown),
    isClosed: ({ key }) => closed.has(key),
    close: ({ key }) => setClosed((known) => new Set([...known, key])),
    closeAll: () => setClosed((known) => new Set([...known, ...onBoard, ...keysOf(shown.filter(isFree))])),
  }
}

function useNewest<T extends StaffCall>(calling: readonly T[]): T | undefined {
  const known = useRef<ReadonlySet<string>>(new Set())
  const [newest, setNewest] = useState<T>()
  useEffect(() => {
    const [newcomer] = calling.filter(({ key }) => !known.current.has(key)).sort(newestFirst)
    known.current = keysOf(calling)
    if (newcomer) setNewest(newcomer)
  }, [calling])
  return newest
}

function newestFirst(one: StaffCall, other: StaffCall): number {
  if (one.at === other.at) return 0
  return one.at < other.at ? 1 : -1
}

function isFree({ isFixed = false }: StaffCall): boolean {
  return !isFixed
}

/** Returns the identity of a call in the render. */
export function subjectOf({ key, subject = key }: StaffCall): string {
  return subject
}

function keysOf(calls: readonly StaffCall[]): ReadonlySet<string> {
  return new Set(calls.map(({ key }) => key))
}

function useRepeatingSounds(name: string, waiting: readonly StaffCall[]): void {
  const heard = useRef<ReadonlySet<string>>(new Set())
  const repeating = useRef<ReadonlySet<SoundKind>>(new Set())

  useEffect(() => {
    const lateFrom = new Map<SoundKind, number>()
    const newKinds = new Set<SoundKind>()
    for (const call of waiting) {
      const { key, sound } = call
      lateFrom.set(sound, Math.min(lateFrom.get(sound) ?? Infinity, lateFromOf(call)))
      if (!heard.current.has(key)) newKinds.add(sound)
    }
    heard.current = keysOf(waiting)
    for (const kind of soundKinds()) {
      const late = lateFrom.get(kind)
      if (late === undefined) stopRepeating(`${name}:${kind}`)
      // Starting plays at once: a new call plays its tune without waiting for its turn.
      else if (!repeating.current.has(kind) || newKinds.has(kind)) startRepeating(`${name}:${kind}`, kind, late)
      else keepRepeating(`${name}:${kind}`, kind, late)
    }
    repeating.current = new Set(lateFrom.keys())
  }, [name, waiting])

  useEffect(
    () => () => {
      for (const kind of soundKinds()) stopRepeating(`${name}:${kind}`)
    },
    [name],
  )
}

function useSoundsOnce(unseen: readonly StaffCall[], openedAt: string): void {
  const heard = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const news = unseen.filter(({ key, at, isToldOnce }) => isToldOnce && at >= openedAt && !heard.current.has(key))
    heard.current = new Set([...heard.current, ...keysOf(news)])
    for (const kind of new Set(news.map(({ sound }) => sound))) soundOnce(kind)
  }, [unseen, openedAt])
}
