import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { mayDelete } from '@brigade/domain/menus/menus.deleting.ts'
import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import type { PanelParts } from '#features/menus/panels/use-menu-board.ts'
import type { Translate } from '#kit/i18n/i18n.ts'

/** The appearance of a record of each kind as a row. */
export type RowAppearance<T> = {
  nameOf: (part: T) => LocalText
  /** Returns the text below the name. */
  noteOf: (part: T, t: Translate<'menus'>) => string
  priceOf: (part: T) => number | null
  /** Undefined where rows of this kind show no picture. */
  imageOf: (part: T) => string | null | undefined
  soldOutOf: (part: T) => SoldOut
  canBeSoldOut: boolean
  mayDelete: (part: T) => boolean
}

const nothing = () => null
const noPicture = () => undefined

export const rowAppearance: { [K in MenuPartKind]: RowAppearance<PanelParts[K]> } = {
  menus: {
    nameOf: ({ name }) => name,
    noteOf: ({ hasCategories, categoryCount, itemsCount }, t) =>
      hasCategories
        ? `${t('panels.counts.categories', { count: categoryCount })} · ${t('panels.counts.items', { count: itemsCount })}`
        : t('panels.counts.items', { count: itemsCount }),
    priceOf: nothing,
    imageOf: noPicture,
    soldOutOf: nothing,
    canBeSoldOut: false,
    mayDelete: mayDelete.menu,
  },
  categories: {
    nameOf: ({ name }) => name,
    noteOf: ({ itemsCount }, t) => t('panels.counts.items', { count: itemsCount }),
    priceOf: nothing,
    imageOf: noPicture,
    soldOutOf: nothing,
    canBeSoldOut: false,
    mayDelete: mayDelete.category,
  },
  items: {
    nameOf: ({ name }) => name,
    noteOf: ({ hidePrice }, t) => (hidePrice ? t('panels.hiddenPrice') : ''),
    priceOf: ({ price }) => price,
    imageOf: ({ images }) => images[0] ?? null,
    soldOutOf: ({ soldOut }) => soldOut,
    canBeSoldOut: true,
    mayDelete: mayDelete.item,
  },
  sides: {
    nameOf: ({ name }) => name,
    noteOf: ({ min, max }) => (min > 0 ? `${min}–${max}×` : `${max}×`),
    priceOf: ({ price }) => price,
    imageOf: noPicture,
    soldOutOf: ({ soldOut }) => soldOut,
    canBeSoldOut: true,
    mayDelete: mayDelete.side,
  },
  modifiers: {
    nameOf: ({ groupName }) => groupName,
    noteOf: ({ modifiersList }, t) => t('panels.options', { count: modifiersList.length }),
    priceOf: nothing,
    imageOf: noPicture,
    soldOutOf: nothing,
    canBeSoldOut: false,
    mayDelete: mayDelete.modifier,
  },
}
