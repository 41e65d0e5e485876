import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchTogether } from '#kit/device/chunk-reload.ts'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import type { CatalogueName } from '#kit/i18n/translation-keys.ts'
import { fetchPatiently } from '#kit/loading/lazy-parts.ts'

/** The parts of a feature for a slot. They are made known when the feature is registered. */
export type SlotFill = (filler: Filler) => void

type Filler = { name: CatalogueName; usesCatalogues?: readonly CatalogueName[] }

type LoadParts<Part> = () => Promise<readonly Part[]>

type SlotOptions = {
  /** The translations that come with a part: all that its feature uses, or only its own. */
  translations?: 'used' | 'own'
}

/**
 * Defines a place in a feature that is filled by others. Their parts are fetched when they are needed, with their translations. A smaller
 * `order` comes first; parts without one stay in the order of the features.
 */
export function defineSlot<Part extends object>(name: string, { translations: words = 'used' }: SlotOptions = {}) {
  const fills = new Map<LoadParts<Part>, Filler>()

  async function gather(fetchPart: (load: LoadParts<Part>) => Promise<readonly Part[]>): Promise<readonly Part[]> {
    const parts = await Promise.all([...fills].map(([load, filler]) => fetchPart(() => withWords(load, filler))))
    return parts.flat().toSorted((one, other) => orderOf(one) - orderOf(other))
  }

  async function withWords(load: LoadParts<Part>, filler: Filler): Promise<readonly Part[]> {
    const used = words === 'used' ? (filler.usesCatalogues ?? []) : []
    return (await fetchTogether([load(), loadTranslations(filler.name, ...used)]))[0]
  }

  /** Fetches all parts, in order. While there is no connection it waits, and the screen stays. */
  function fetch(): Promise<readonly Part[]> {
    return gather((load) => fetchPatiently(load))
  }

  return {
    filledBy(load: LoadParts<Part>): SlotFill {
      return (filler) => void fills.set(load, filler)
    },
    fetch,
    query: () => queryOptions({ queryKey: ['slots', name], staleTime: Infinity, queryFn: fetch }),
    /** Does the same for the loader of a route, which has its own ways to wait and to fail. */
    load: () => gather((load) => load()),
  }
}

/** Defines a slot whose parts are there at once, with translations of the menu. */
export function defineListSlot<Part>() {
  const fills = new Set<readonly Part[]>()
  return {
    filledBy(...parts: Part[]): SlotFill {
      return () => void fills.add(parts)
    },
    /** Returns all parts, in the order of the features. */
    parts: () => [...fills].flat(),
  }
}

/** A part that depends on the person, and on the settings of the venue. */
export type VenuePart = { permission: Permission; isShown?: (venue: Venue) => boolean }

/** Returns the parts that a person sees at a venue. */
export function partsSeenBy<Part extends VenuePart>(
  parts: readonly Part[],
  { user, venue }: { user: StaffUser | null; venue: Venue },
): Part[] {
  return parts.filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
}

function orderOf(part: object): number {
  return 'order' in part && typeof part.order === 'number' ? part.order : 0
}
