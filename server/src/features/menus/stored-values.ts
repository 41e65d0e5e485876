import type { LocalText } from '@brigade/domain/kit/languages.ts'
import type { ModifierOption } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { readStored } from '#kit/database/stored-json.ts'

type Times = { daysAvailable: string; hoursAvailable: string }

/** An option as its group's row stores it, its price in minor units; older ones do not say whether they are sold out. */
export type StoredOption = Omit<ModifierOption, 'price' | 'soldOut'> & { price: number | null; soldOut?: SoldOut }

/** Returns the stored options of a group, their prices in minor units. */
export function optionsOf({ options }: { options: string }): ModifierOption[] {
  const stored = readStored<StoredOption[]>(options)
  return stored.map((option) => ({ ...option, price: option.price ?? 0, soldOut: option.soldOut ?? null }))
}

/** Returns whether an item or a side is sold out, and until when. */
export function soldOutOf({ soldOut }: { soldOut: string | null }): SoldOut {
  return soldOut === null ? null : readStored(soldOut)
}

/** Returns when a menu, category or item is available. */
export function timesOf({ daysAvailable, hoursAvailable }: Times) {
  return { daysAvailable: listOf(daysAvailable), hoursAvailable: listOf(hoursAvailable) }
}

export function localTextOf(json: string): LocalText {
  return readStored(json)
}

export function listOf(json: string): string[] {
  return readStored(json)
}
