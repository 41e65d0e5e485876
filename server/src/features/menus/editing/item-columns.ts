import { toMinor } from '@brigade/domain/kit/money.ts'
import type { ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { linesOfDraft, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { tidyDays, tidyHours } from '@brigade/domain/menus/menus.times.ts'
import type { EditedVenue } from './door/edited-venue.ts'
import { timeColumns, trimmed } from './door/menu-kind.ts'
import type { Columns } from './door/part-kind.ts'

/** An item's draft as it is stored. A price that can't be is kept as none until the rules have named it. */
export function itemColumns(draft: ItemDraft & { menuId?: number }, { currency }: EditedVenue): Columns {
  const minor = (price: number | null | undefined) => (price == null ? null : toMinor(price, currency))
  return {
    name: JSON.stringify(textOfDraft(draft.name ?? {})),
    description: JSON.stringify(linesOfDraft(draft.description ?? {})),
    ...timeColumns(draft),
    price: minor(draft.price),
    isDiscountedPrice: draft.isDiscountedPrice ?? false,
    discountedPrice: minor(draft.discountedPrice),
    appliedDaysForDiscountedPrice: JSON.stringify(tidyDays(draft.appliedDaysForDiscountedPrice ?? [])),
    appliedHoursForDiscountedPrice: JSON.stringify(tidyHours(draft.appliedHoursForDiscountedPrice ?? [])),
    prepareTime: draft.prepareTime ?? 15,
    calory: draft.calory ?? null,
    ecoTag: draft.ecoTag ?? 'none',
    images: JSON.stringify(draft.images ?? []),
    isActive: draft.isActive ?? true,
    hidePrice: draft.hidePrice ?? false,
    isRecommendable: draft.isRecommendable ?? false,
    recommendationCategory: draft.recommendationCategory ?? 'none',
    mainOptionId: JSON.stringify(draft.mainOptionId ?? []),
    subOptionId: JSON.stringify(draft.subOptionId ?? []),
    subCategory: trimmed(draft.subCategory),
    posItemId: trimmed(draft.posItemId),
    tag: draft.tag ?? null,
    categoryId: draft.categoryId ?? null,
    menuId: draft.menuId ?? null,
  }
}
