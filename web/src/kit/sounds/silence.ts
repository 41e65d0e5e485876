import { createOwnStore } from '#kit/calls/own-store.ts'
import { signedInId } from '#kit/calls/session.ts'
import { serverNow, useTimed } from '#kit/device/clock.ts'
import { deviceStore } from '#kit/device/device-store.ts'
import { useStore } from '#kit/device/store.ts'
import { silenceMs } from '#kit/sounds/sound-rule.ts'

const storeKey = 'brigade-silent-until'

/** In milliseconds. Two windows estimate the server's clock apart, and differ by as much as this. */
const clockNoiseMs = 2_000

/** The end of the silence in milliseconds, the same in all windows of a person on this device; 0 if there is none. */
const silentUntil = createOwnStore(0, rememberedUntil)

addEventListener('storage', ({ key }) => {
  const id = signedInId()
  if (key === storeKey) silentUntil.set(id === null ? 0 : rememberedUntil(id))
})

/** Silences automatic repetition for two minutes, on all screens of this device; new calls still pop up. */
export function silence(): void {
  setUntil(serverNow() + silenceMs)
}

export function endSilence(): void {
  setUntil(0)
}

export function isSilent(): boolean {
  return serverNow() < silentUntil.get()
}

/** Returns the instant at which the silence ends; null while there is none. */
export function useSilentUntil(): string | null {
  const until = useStore(silentUntil)
  const isNow = useTimed((now) => now < until)
  return isNow ? new Date(until).toISOString() : null
}

function setUntil(until: number): void {
  deviceStore.write(storeKey, until === 0 ? null : `${signedInId()} ${until}`)
  silentUntil.set(until)
}

/** Returns the end that this person has set in any window; 0 for a longer silence, set while the clock was wrong. */
function rememberedUntil(userId: number): number {
  const [id, until] = (deviceStore.read(storeKey) ?? '').split(' ').map(Number)
  return id === userId && until !== undefined && until <= serverNow() + silenceMs + clockNoiseMs ? until : 0
}
