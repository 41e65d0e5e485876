import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType } from 'react'
import { fetchPatiently } from '#kit/lazy-parts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** A tab that a feature brings to the screen of requests. */
export type RequestTab = {
  /** As which it stands in the address while it is open. */
  name: string
  /** With its catalogue: `trays:tabs.rooms`. */
  titleKey: PlainKey
  /** Smaller comes first. */
  order: number
  /** Among the tabs of the screen, or among those of what is done. */
  of: 'screen' | 'done'
  permission: Permission
  /** For tabs that depend on the venue's settings. */
  isShown?: (venue: Venue) => boolean
  /** How many there are to see to, beside the title: nothing where there are none, or until it is known. */
  Count?: ComponentType<{ venue: Venue }>
  Part: ComponentType<{ venue: Venue }>
}

/** Fetches what a feature brings to the screen of requests, and its words. */
type FetchTabs = () => Promise<readonly RequestTab[]>

const known = new Map<string, FetchTabs>()

/** Makes known what a feature brings to the screen of requests. */
export function registerRequestTabs(feature: string, fetchTabs: FetchTabs): void {
  known.set(feature, fetchTabs)
}

/** Every such tab, in order. While the line is down it waits, and the screen stays. */
export async function fetchRequestTabs(): Promise<readonly RequestTab[]> {
  const tabs = await Promise.all([...known.values()].map((fetchTabs) => fetchPatiently(fetchTabs)))
  return tabs.flat().toSorted((one, other) => one.order - other.order)
}
