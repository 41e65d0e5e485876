import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ComponentType } from 'react'
import type { VenuePart } from '#kit/features/slot.ts'
import { writeParam } from '#kit/address/use-address.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** A tab that a feature adds to a screen. */
export type ScreenTab = VenuePart & {
  /** Its name in the address while the floor is filtered by it. */
  name: string
  /** The label of the filter, with its catalogue: `trays:floor.kind`. */
  titleKey: PlainKey
  /** Smaller comes first on a tile. */
  order: number
  /** The number of open entries beside the title; nothing if there are none, or until the number is known. */
  Count?: ComponentType<{ venue: Venue }>
  Part: ComponentType<{ venue: Venue }>
}

/** Returns the tab that an address names, or the first one. */
export function tabOf(tabs: readonly ScreenTab[], name: string | null): ScreenTab | undefined {
  return tabs.find((tab) => tab.name === name) ?? tabs[0]
}

type Opened = { param: string; name: string; tabs: readonly ScreenTab[]; kept: readonly string[] }

/**
 * Writes a tab to an address, the first one as none. Other parameters are removed, except for `kept`: another tab's
 * filters mean nothing to it.
 */
export function writeTab(params: URLSearchParams, { param, name, tabs, kept }: Opened): void {
  const others = [...params.keys()].filter((other) => !kept.includes(other))
  for (const other of others) params.delete(other)
  writeParam(params, param, name === tabs[0]?.name ? '' : name)
}
