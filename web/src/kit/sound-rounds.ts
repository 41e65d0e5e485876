import { serverNow, useTimed } from '#kit/clock.ts'
import { isWanted, play, type SoundKind, soundKinds } from '#kit/sounds.ts'
import { createStore, useStore } from '#kit/store.ts'

const often = { everyMs: 4_000, forMs: 20_000 }
/** From then on it only reminds. People who can't bear a sound switch it off for good. */
const laterEveryMs = 30_000
const silenceMs = 2 * 60_000

/** What waits to be seen to, each with its tune. */
const repeating = createStore<ReadonlyMap<string, SoundKind>>(new Map())
const silentUntil = createStore(0)
let newestAt = 0
let lastKind: SoundKind | null = null
let next: { at: number; timer: ReturnType<typeof setTimeout> } | null = null

/**
 * Plays at once, then every four seconds for twenty, then every thirty until `stopRepeating`. Of several kinds each round plays the next,
 * so that none is drowned out. Said again of a key, it is new again.
 */
export function startRepeating(key: string, kind: SoundKind): void {
  repeating.set(new Map([...repeating.get(), [key, kind]]))
  newestAt = Date.now()
  call(kind)
  if (!next || next.at > newestAt + often.everyMs) planRound()
}

/** Plays once, for what is told and waits for nobody. */
export function soundOnce(kind: SoundKind): void {
  if (serverNow() >= silentUntil.get()) play(kind)
}

export function stopRepeating(key: string): void {
  if (!repeating.get().has(key)) return
  repeating.set(new Map([...repeating.get()].filter(([candidate]) => candidate !== key)))
  if (repeating.get().size > 0) return
  clearTimeout(next?.timer)
  next = null
}

/** Keeps what calls by itself quiet for two minutes; new calls pop up all the same. */
export function silence(): void {
  silentUntil.set(serverNow() + silenceMs)
}

export function endSilence(): void {
  silentUntil.set(0)
}

/** Whether something sounds again and again that people would hear. */
export function useIsRepeating(): boolean {
  return useStore(repeating).size > 0
}

/** Until when silence was asked for, as an instant; null while there is none. */
export function useSilentUntil(): string | null {
  const until = useStore(silentUntil)
  const isSilent = useTimed((now) => now < until)
  return isSilent ? new Date(until).toISOString() : null
}

function planRound(): void {
  clearTimeout(next?.timer)
  const now = Date.now()
  const pauseMs = now - newestAt < often.forMs ? often.everyMs : laterEveryMs
  next = { at: now + pauseMs, timer: setTimeout(playRound, pauseMs) }
}

function playRound(): void {
  const waiting = new Set(repeating.get().values())
  const kinds = soundKinds()
  const from = lastKind ? kinds.indexOf(lastKind) + 1 : 0
  const inTurn = [...kinds.slice(from), ...kinds.slice(0, from)]
  const kind = inTurn.find((candidate) => waiting.has(candidate) && isWanted(candidate))
  if (kind) call(kind)
  planRound()
}

function call(kind: SoundKind): void {
  lastKind = kind
  if (serverNow() >= silentUntil.get()) play(kind)
}
