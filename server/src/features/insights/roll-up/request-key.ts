const ownPrefix = 'custom:'

type Kind = { requestType: string; serviceId: number | null }

/** Returns the key under which requests of a kind are counted: each service of a venue's own by itself. */
export function requestKey({ requestType, serviceId }: Kind): string {
  return serviceId === null ? requestType : `${ownPrefix}${serviceId}`
}

/** Returns the service of a key; null for a standard type. */
export function serviceOfKey(key: string): number | null {
  return key.startsWith(ownPrefix) ? Number(key.slice(ownPrefix.length)) : null
}
