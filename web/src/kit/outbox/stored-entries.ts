import { sessionPrefix } from '#kit/calls/session-text.ts'

/** An act that a person asked for, until it is known whether it was done. */
export type Entry<Request = unknown> = {
  /** The form, record or act that it belongs to. No two entries have the same name. */
  name: string
  /** The name of its sender. */
  kind: string
  /** Where it is stored: for a reload of the page, on the device for all tabs and later pages, or nowhere. */
  place: 'memory' | keyof typeof places
  /** The person who asked for it. Nobody else sends it. */
  ownerId: number | null
  /** The idempotency key of the request. */
  key: string
  request: Request
  /** The time at which the person last asked for it, in milliseconds of the server's clock. */
  askedAt: number
  /** After this time in milliseconds without an answer, only a person sends it again. */
  leftAfterMs: number
  /** The time before which it is not sent and can be undone; null for a request that a press has sent. */
  heldUntil: number | null
  /** True once it was sent: until an answer comes, it is unknown whether it was done. */
  isSent: boolean
}

const places = {
  page: { prefix: `${sessionPrefix}outbox:`, storage: () => sessionStorage },
  device: { prefix: 'brigade-outbox:', storage: () => localStorage },
}

/** Returns the entries that this person left on the device or in this tab, the oldest first. */
export function storedEntries(ownerId: number, place: keyof typeof places): Entry[] {
  const { prefix, storage } = places[place]
  try {
    return Object.entries<string>(storage())
      .filter(([key]) => key.startsWith(`${prefix}${ownerId}:`))
      .map(([, text]): Entry => JSON.parse(text))
      .toSorted((one, other) => one.askedAt - other.askedAt)
  } catch {
    return []
  }
}

/** Stores an entry. One that is too large for the storage lives as long as the page. */
export function storeEntry(entry: Entry): void {
  if (entry.place === 'memory') return
  try {
    places[entry.place].storage().setItem(keyOf(entry), JSON.stringify(entry))
  } catch {
    dropEntry(entry)
  }
}

export function dropEntry(entry: Entry): void {
  if (entry.place === 'memory') return
  try {
    places[entry.place].storage().removeItem(keyOf(entry))
  } catch {
    // Without storage, nothing was stored either.
  }
}

/** Returns true if this key of the device's storage is an entry's. */
export function isDeviceKey(key: string | null): boolean {
  return key?.startsWith(places.device.prefix) ?? false
}

function keyOf({ place, ownerId, name }: Entry): string {
  return place === 'memory' ? name : `${places[place].prefix}${ownerId}:${name}`
}
