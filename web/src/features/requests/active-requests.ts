import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'

/** What somebody is being asked for, oldest first, and the versions at which others came to an end. */
export type ActiveRequests = { requests: readonly GuestRequest[]; ended: ReadonlyMap<number, number> }

const mostEndedRemembered = 2_000

export function activeRequestsOf(listed: readonly GuestRequest[]): ActiveRequests {
  return { requests: listed.filter(isActive).toSorted((one, other) => one.id - other.id), ended: new Map() }
}

/** The active requests after changes: of each the highest version stands, whatever order the news came in. */
export function mergeActiveRequests(known: ActiveRequests, changes: readonly GuestRequest[]): ActiveRequests {
  const requests = new Map(known.requests.map((request) => [request.id, request]))
  const ended = new Map(known.ended)
  let isChanged = false
  for (const change of changes) {
    const before = requests.get(change.id)?.version ?? ended.get(change.id) ?? 0
    if (change.version <= before) continue
    isChanged = true
    if (isActive(change)) requests.set(change.id, change)
    else {
      requests.delete(change.id)
      ended.set(change.id, change.version)
    }
  }
  if (!isChanged) return known
  return {
    requests: [...requests.values()].sort((one, other) => one.id - other.id),
    ended: new Map([...ended].slice(-mostEndedRemembered)),
  }
}

function isActive({ status }: GuestRequest): boolean {
  return status === 'active'
}
