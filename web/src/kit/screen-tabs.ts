import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType } from 'react'
import { fetchPatiently } from '#kit/lazy-parts.ts'
import { writeParam } from '#kit/use-address.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** To what features bring tabs: the screen of requests, what is done there, and the screen of QR codes. */
export type TabbedScreen = 'requests' | 'doneRequests' | 'codes'

/** A tab that a feature brings to a screen. */
export type ScreenTab = {
  /** As which it stands in the address while it is open. */
  name: string
  /** With its catalogue: `trays:tabs.rooms`. */
  titleKey: PlainKey
  /** Smaller comes first. */
  order: number
  permission: Permission
  /** For tabs that depend on the venue's settings. */
  isShown?: (venue: Venue) => boolean
  /** How many there are to see to, beside the title: nothing where there are none, or until it is known. */
  Count?: ComponentType<{ venue: Venue }>
  Part: ComponentType<{ venue: Venue }>
}

/** Fetches what a feature brings to a screen, and its words. */
export type FetchTabs = () => Promise<readonly ScreenTab[]>

const known: Record<TabbedScreen, Map<string, FetchTabs>> = {
  requests: new Map(),
  doneRequests: new Map(),
  codes: new Map(),
}

/** Makes known what a feature brings to a screen. */
export function registerTabs(screen: TabbedScreen, feature: string, fetchOwn: FetchTabs): void {
  known[screen].set(feature, fetchOwn)
}

/** Every tab of a screen, in order. While the line is down it waits, and the screen stays. */
export async function fetchTabs(screen: TabbedScreen): Promise<readonly ScreenTab[]> {
  const tabs = await Promise.all([...known[screen].values()].map((fetchOwn) => fetchPatiently(fetchOwn)))
  return tabs.flat().toSorted((one, other) => one.order - other.order)
}

/** The tab that an address names, or the first of them. */
export function tabOf(tabs: readonly ScreenTab[], name: string | null): ScreenTab | undefined {
  return tabs.find((tab) => tab.name === name) ?? tabs[0]
}

type Opened = { param: string; name: string; tabs: readonly ScreenTab[]; kept: readonly string[] }

/** Names a tab in an address, the first one by naming none. But for what is kept, what another one was narrowed to means nothing to it. */
export function writeTab(params: URLSearchParams, { param, name, tabs, kept }: Opened): void {
  const others = [...params.keys()].filter((other) => !kept.includes(other))
  for (const other of others) params.delete(other)
  writeParam(params, param, name === tabs[0]?.name ? '' : name)
}
