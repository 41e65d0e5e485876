import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'

const listeners = new Set<GuestRequest[]>()

/** Remembers the changes that arrive while the list is being fetched: the answer may have been written before them. */
export function heardRequestsSince(): { requests: readonly GuestRequest[]; stop(): void } {
  const requests: GuestRequest[] = []
  listeners.add(requests)
  return { requests, stop: () => void listeners.delete(requests) }
}

export function noteHeardRequests(changed: readonly GuestRequest[]): void {
  for (const requests of listeners) requests.push(...changed)
}
