import { useEffect, useMemo, useRef, useState } from 'react'
import { soundOnce, startRepeating, stopRepeating } from '#kit/sound-rounds.ts'
import { type SoundKind, soundKinds } from '#kit/sounds.ts'
import { useWhenStill } from '#kit/use-when-still.ts'

/** Something that waits for somebody: an order to be accepted, a plate to be fetched. */
export type Call = {
  /** A new key calls again, also after the old one was put aside. */
  key: string
  /** What it is about, where a new key calls for the same again: what somebody has opened of it stays open. */
  subject?: string
  sound: SoundKind
  /** Since when, as an instant. */
  at: string
  /** By when somebody is to have seen to it; without it, it is due at once. */
  dueAt?: string | null
  /** No board shows it, so it pops up also when it waited before the screen was opened. */
  isOffBoard?: boolean
  /** Nobody may put it aside. */
  isFixed?: boolean
  /** It is only told, and asks for nothing: it sounds once, when it comes. */
  isToldOnce?: boolean
}

export type Calls<T> = {
  /** Those that pop up. */
  calling: readonly T[]
  /** The one that came last, to be said aloud once; it stays the same when others are seen to. */
  newest: T | undefined
  /** Whether it is put aside, and pops up only until nothing is touched any more. */
  isClosed: (call: T) => boolean
  close: (call: T) => void
  /** Puts all aside that pop up, and those that only sound; not what has come in this moment and nobody has seen. */
  closeAll: () => void
}

/**
 * Which of the waiting calls pop up: those that came since the screen was opened and were not put aside.
 * What waits sounds until it is seen to or put aside. The pop-ups' own file may come later than the screen. `waiting` is the same list until
 * something of it changes.
 */
export function useCalls<T extends Call>(name: string, waiting: readonly T[], openedAt: string): Calls<T> {
  // What waited before this screen was opened is on the board.
  const [onBoard] = useState(() => keysOf(waiting.filter((call) => !call.isOffBoard && call.at < openedAt)))
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const unseen = useMemo(() => waiting.filter(({ key }) => !closed.has(key)), [waiting, closed])
  useRepeatingSounds(
    name,
    useMemo(() => unseen.filter(({ isToldOnce }) => !isToldOnce), [unseen]),
  )
  useSoundsOnce(unseen, openedAt)

  const fresh = useMemo(() => unseen.filter(({ key }) => !onBoard.has(key)), [unseen, onBoard])
  // While the screen is touched nothing comes, goes or moves: a second tap must not hit another order.
  const shown = useWhenStill(fresh)
  return {
    calling: shown,
    newest: useNewest(shown),
    isClosed: ({ key }) => closed.has(key),
    close: ({ key }) => setClosed((known) => new Set([...known, key])),
    closeAll: () => setClosed((known) => new Set([...known, ...onBoard, ...keysOf(shown.filter(isFree))])),
  }
}

function useNewest<T extends Call>(calling: readonly T[]): T | undefined {
  const known = useRef<ReadonlySet<string>>(new Set())
  const [newest, setNewest] = useState<T>()
  useEffect(() => {
    const [newcomer] = calling.filter(({ key }) => !known.current.has(key)).sort(newestFirst)
    known.current = keysOf(calling)
    if (newcomer) setNewest(newcomer)
  }, [calling])
  return newest
}

function newestFirst(one: Call, other: Call): number {
  if (one.at === other.at) return 0
  return one.at < other.at ? 1 : -1
}

function isFree({ isFixed = false }: Call): boolean {
  return !isFixed
}

/** What it is known by where it is drawn. */
export function subjectOf({ key, subject = key }: Call): string {
  return subject
}

function keysOf(calls: readonly Call[]): ReadonlySet<string> {
  return new Set(calls.map(({ key }) => key))
}

function useRepeatingSounds(name: string, waiting: readonly Call[]): void {
  const heard = useRef<ReadonlySet<string>>(new Set())
  const repeating = useRef<ReadonlySet<SoundKind>>(new Set())

  useEffect(() => {
    const kinds = new Set<SoundKind>()
    const newKinds = new Set<SoundKind>()
    for (const { key, sound } of waiting) {
      kinds.add(sound)
      if (!heard.current.has(key)) newKinds.add(sound)
    }
    heard.current = keysOf(waiting)
    for (const kind of soundKinds()) {
      if (!kinds.has(kind)) stopRepeating(`${name}:${kind}`)
      // Starting plays at once: a new call is told by its tune without waiting its turn.
      else if (!repeating.current.has(kind) || newKinds.has(kind)) startRepeating(`${name}:${kind}`, kind)
    }
    repeating.current = kinds
  }, [name, waiting])

  useEffect(
    () => () => {
      for (const kind of soundKinds()) stopRepeating(`${name}:${kind}`)
    },
    [name],
  )
}

function useSoundsOnce(unseen: readonly Call[], openedAt: string): void {
  const heard = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const news = unseen.filter(({ key, at, isToldOnce }) => isToldOnce && at >= openedAt && !heard.current.has(key))
    heard.current = new Set([...heard.current, ...keysOf(news)])
    for (const kind of new Set(news.map(({ sound }) => sound))) soundOnce(kind)
  }, [unseen, openedAt])
}
