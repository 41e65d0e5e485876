import type { LocalText } from '@brigade/domain/kit/languages.ts'
import type { PictureName } from './pictures/picture-names.ts'

/** A text of the demo's menus: English and Arabic always, other languages for a part. */
export type MenuText = LocalText & { ar: string }

export type SideSeed = { name: MenuText; price: number; max?: number }

export type OptionSeed = { name: MenuText; price: number }

export type GroupSeed = { name: MenuText; options: readonly OptionSeed[] }

type Times = { days?: readonly string[]; hours?: readonly string[] }

/** A dish or a drink. Prices are decimals in the venue's currency, `minutes` is its preparation time. */
export type ItemSeed = Times & {
  name: MenuText
  description: MenuText
  price: number
  minutes: number
  calories?: number
  ecoTag?: 'vegan' | 'farm' | 'organic'
  picture: PictureName
  sides?: readonly SideSeed[]
  groups?: readonly GroupSeed[]
  discount?: Times & { price: number }
  isActive?: false
  hidePrice?: true
  isRecommendable?: true
}

export type CategorySeed = Times & {
  name: MenuText
  picture: PictureName
  items: readonly ItemSeed[]
  isActive?: false
}

/** A menu with its dishes in categories, or without any category. */
export type MenuSeed = Times & {
  name: MenuText
  isOpenTab?: true
  /** True if guests can order on forms of it for later. */
  hasMenuForm?: true
} & ({ categories: readonly CategorySeed[]; items?: never } | { items: readonly ItemSeed[]; categories?: never })
