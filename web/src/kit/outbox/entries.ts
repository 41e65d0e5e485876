import { dropEntry, type Entry, storedEntries, storeEntry } from '#kit/outbox/stored-entries.ts'
import { createOwnStore } from '#kit/calls/own-store.ts'
import { signedInId } from '#kit/calls/session.ts'
import { serverNow } from '#kit/device/clock.ts'

const bytesOfKey = 16

/** In milliseconds. Later, guests may have left and others may have acted: the person decides again. */
const leftAfterMs = 15 * 60_000

/** The entries of the person who is signed in, the oldest first. */
export const entries = createOwnStore<readonly Entry[]>([], (ownerId) => [
  ...storedEntries(ownerId, 'page'),
  ...storedEntries(ownerId, 'device'),
])

/** A request to be added to the outbox. */
export type NewEntry<Request> = Pick<Entry<Request>, 'name' | 'kind' | 'place' | 'request'> & {
  leftAfterMs?: number
  /** The time in milliseconds for which it can be undone before it is sent. */
  heldForMs?: number
}

/**
 * Adds a request to the outbox. The same request under the same name has the same key while its outcome is unknown, so
 * the server does it once; much later, it is meant as a second act.
 */
export function addEntry<Request>({ heldForMs, ...asked }: NewEntry<Request>): Entry<Request> {
  const now = serverNow()
  const before = findEntry(asked.name)
  const isSame = before && !isLeft(before, now) && isSameRequest(before.request, asked.request)
  const entry: Entry<Request> = {
    leftAfterMs,
    ...asked,
    ownerId: signedInId(),
    key: isSame ? before.key : newIdempotencyKey(),
    askedAt: now,
    heldUntil: heldForMs === undefined ? null : now + heldForMs,
    isSent: isSame ? before.isSent : false,
  }
  entries.set([...entries.get().filter(({ name }) => name !== entry.name), entry])
  storeEntry(entry)
  return entry
}

/** Changes an entry that is still there. Its person may have left since; the device still has it then. */
export function changeEntry(entry: Entry): void {
  const isOwn = entry.ownerId === signedInId()
  if (isOwn && !entries.get().some((each) => isSameEntry(each, entry))) return
  if (isOwn) entries.set(entries.get().map((each) => (isSameEntry(each, entry) ? entry : each)))
  if (isOwn || entry.place === 'device') storeEntry(entry)
}

/** Removes an entry: its outcome is known, or it is not wanted. */
export function removeEntry(entry: Entry): void {
  entries.set(entries.get().filter((each) => !isSameEntry(each, entry)))
  dropEntry(entry)
}

export function findEntry(name: string): Entry | undefined {
  return entries.get().find((entry) => entry.name === name)
}

/** Returns the unfinished entries of a kind. */
export function unfinishedOf<Request>(all: readonly Entry[], kind: string): Entry<Request>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A kind has one type of request, that of its sender.
  return all.filter((entry) => entry.kind === kind && isUnfinished(entry)) as Entry<Request>[]
}

/** Returns true if something of this kind is in the outbox, so that its sender is needed. */
export function hasEntries(kind: string): boolean {
  return entries.get().some((entry) => entry.kind === kind)
}

/** Returns true if the entry of this name was sent, and it is not known yet whether it was done. */
export function isPending(name: string): boolean {
  return findEntry(name)?.isSent ?? false
}

/** Reads again what this person left on the device, in other tabs too. */
export function readDevice(): void {
  const known = entries.get()
  const here = known.filter(({ place }) => place !== 'device')
  const ownerId = signedInId()
  const stored = ownerId === null ? [] : storedEntries(ownerId, 'device')
  if (stored.length > 0 || here.length < known.length) entries.set([...here, ...stored])
}

/** Returns true if only a person may send it again. `now` is in milliseconds of the server's clock. */
export function isLeft(entry: Entry, now: number): boolean {
  return entry.heldUntil === null && now - entry.askedAt > entry.leftAfterMs
}

/** Returns true if the entry is not done, as far as this device knows. */
export function isUnfinished({ isSent, heldUntil }: Entry): boolean {
  return isSent || heldUntil !== null
}

export function isSameRequest(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isSameEntry(one: Entry, other: Entry): boolean {
  return one.name === other.name && one.key === other.key && one.ownerId === other.ownerId
}

/** Returns a key under which the server does something once, however often it is called. It also works without TLS. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesOfKey))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
