import type { VenueTime } from '../kit/venue-clock.ts'
import { isPromotionOver, isPromotionTime, promotionDay, type PromotionTimes } from '../menus/menus.promotion.ts'

/** The states of a promotion: outside its hours it is `later`, before its first day `scheduled`. */
export const promotionStatuses = ['running', 'later', 'scheduled', 'paused', 'empty', 'ended'] as const

export type PromotionStatus = (typeof promotionStatuses)[number]

type Promoted = PromotionTimes & { isActive: boolean; items: readonly object[] }

/** Returns the state of a promotion at a time on its venue's clock. Without items it never runs. */
export function promotionStatus(promotion: Promoted, time: VenueTime): PromotionStatus {
  if (isPromotionOver(promotion, time)) return 'ended'
  if (promotion.items.length === 0) return 'empty'
  if (!promotion.isActive) return 'paused'
  const { firstDay } = promotion
  if (firstDay !== null && promotionDay(promotion, time).date < firstDay) return 'scheduled'
  return isPromotionTime(promotion, time) ? 'running' : 'later'
}
