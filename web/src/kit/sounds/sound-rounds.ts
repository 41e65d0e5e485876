import { serverNow } from '#kit/device/clock.ts'
import { isWanted, play, type SoundKind, soundKinds } from '#kit/sounds/sounds.ts'
import { isSilent } from '#kit/sounds/silence.ts'
import { loudnessOf, pauseMs } from '#kit/sounds/sound-rule.ts'
import { createStore, useStore } from '#kit/device/store.ts'

/** A kind that repeats, and the instant in milliseconds from which the first of its calls is late. */
type Repeating = { kind: SoundKind; lateFrom: number }

/** Calls that are waiting to be resolved, each with its tune. */
const repeating = createStore<ReadonlyMap<string, Repeating>>(new Map())
let newestAt = 0
let lastKind: SoundKind | null = null
let next: { at: number; timer: ReturnType<typeof setTimeout> } | null = null

/**
 * Plays at once, then every four seconds for twenty, then every thirty until `stopRepeating`. If several kinds repeat,
 * each round plays the next, so that none is drowned out. A repeated call with a key starts it again.
 */
export function startRepeating(key: string, kind: SoundKind, lateFrom = Infinity): void {
  keepRepeating(key, kind, lateFrom)
  newestAt = Date.now()
  call(kind)
  if (!next || next.at > newestAt + pauseMs({ now: newestAt, newestAt })) planRound()
}

/** Notes from when a kind that repeats is late, without playing it. */
export function keepRepeating(key: string, kind: SoundKind, lateFrom: number): void {
  const known = repeating.get().get(key)
  if (known?.kind !== kind || known.lateFrom !== lateFrom) {
    repeating.set(new Map([...repeating.get(), [key, { kind, lateFrom }]]))
  }
}

/** Plays once, for events that need no action. */
export function soundOnce(kind: SoundKind): void {
  if (!isSilent()) play(kind)
}

export function stopRepeating(key: string): void {
  if (!repeating.get().has(key)) return
  repeating.set(new Map([...repeating.get()].filter(([candidate]) => candidate !== key)))
  if (repeating.get().size > 0) return
  clearTimeout(next?.timer)
  next = null
}

/** Returns true while an audible sound is repeating. */
export function useIsRepeating(): boolean {
  return useStore(repeating).size > 0
}

function planRound(): void {
  clearTimeout(next?.timer)
  const now = Date.now()
  const pause = pauseMs({ now, newestAt })
  next = { at: now + pause, timer: setTimeout(playRound, pause) }
}

function playRound(): void {
  const waiting = new Set([...repeating.get().values()].map(({ kind }) => kind))
  const kinds = soundKinds()
  const from = lastKind ? kinds.indexOf(lastKind) + 1 : 0
  const inTurn = [...kinds.slice(from), ...kinds.slice(0, from)]
  const kind = inTurn.find((candidate) => waiting.has(candidate) && isWanted(candidate))
  if (kind) call(kind)
  planRound()
}

function call(kind: SoundKind): void {
  lastKind = kind
  if (isSilent()) return
  const ofKind = [...repeating.get().values()].filter((candidate) => candidate.kind === kind)
  play(kind, loudnessOf({ now: serverNow(), lateFrom: ofKind.map(({ lateFrom }) => lateFrom) }))
}
