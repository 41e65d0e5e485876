import type { Catalogue, CatalogueItem } from '../menus/menus.catalogue.ts'
import type { LocalText } from '../kit/languages.ts'
import type { PosKeyFault, PosKeyFaultKind } from './pos.keys.schema.ts'

/** A thing that a point of sale must know by a key. */
type Keyed = Pick<PosKeyFault, 'kind' | 'itemId' | 'itemName' | 'partId' | 'optionId' | 'name' | 'posItemId'>

/**
 * Returns everything that a point of sale could not distinguish or would not know: items, options and add-ons without a
 * key, items that share a key, and options and add-ons that share one under different names. The same option on many
 * items may have one key, because it is one thing to the point of sale. (spec 1, §5)
 */
export function posKeyFaultsOf(catalogue: Catalogue): PosKeyFault[] {
  const keyed = [...catalogue.values()].flatMap(keyedOf)
  const sharers = sharersOf(keyed)
  return keyed.flatMap((part): PosKeyFault[] => {
    if (part.posItemId === null) return [{ ...part, fault: 'missing', sharedBy: 0 }]
    const sharedBy = sharers.get(placeOf(part))?.size ?? 0
    return sharedBy > 1 ? [{ ...part, fault: 'shared', sharedBy }] : []
  })
}

function keyedOf({ id: itemId, name: itemName, posItemId, sides, groups }: CatalogueItem): Keyed[] {
  const of = { itemId, itemName }
  return [
    { kind: 'item', ...of, partId: itemId, optionId: null, name: itemName, posItemId: keyOf(posItemId) },
    ...groups.flatMap(({ id, options }) =>
      options.map((option) => ({
        kind: 'option' as const,
        ...of,
        partId: id,
        optionId: option.id,
        name: option.name,
        posItemId: keyOf(option.posItemId),
      })),
    ),
    ...sides.map((side) => ({
      kind: 'side' as const,
      ...of,
      partId: side.id,
      optionId: null,
      name: side.name,
      posItemId: keyOf(side.posItemId),
    })),
  ]
}

/** Returns the users of each key: items by their id, options and add-ons by their name. */
function sharersOf(keyed: readonly Keyed[]): Map<string, Set<string>> {
  const sharers = new Map<string, Set<string>>()
  for (const part of keyed) {
    if (part.posItemId === null) continue
    const place = placeOf(part)
    const known = sharers.get(place) ?? new Set()
    sharers.set(place, known.add(part.kind === 'item' ? String(part.itemId) : calledAs(part.name)))
  }
  return sharers
}

/**
 * Returns the key with its kind of list: an item and an option may have the same key, because a point of sale keeps
 * separate lists of them.
 */
function placeOf({ kind, posItemId }: Keyed): string {
  return `${keyLists[kind]} ${posItemId}`
}

const keyLists = { item: 'items', option: 'condiments', side: 'condiments' } satisfies Record<PosKeyFaultKind, string>

function keyOf(posItemId: string | null): string | null {
  return posItemId?.trim() || null
}

function calledAs(name: LocalText): string {
  return name.en.trim().toLowerCase()
}
