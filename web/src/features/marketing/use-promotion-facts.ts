import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { promotionStatus, type PromotionStatus } from '@brigade/domain/marketing/marketing.status.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { hoursInOrder } from '@brigade/domain/menus/menus.promotion.ts'
import { useVenueTime } from '#features/marketing/use-venue-time.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { Tone } from '#ui/tone.ts'

type Times = Pick<Promotion, 'firstDay' | 'lastDay' | 'daysAvailable' | 'hoursAvailable'>

const tones = {
  running: 'green',
  later: 'blue',
  scheduled: 'blue',
  paused: 'amber',
  empty: 'amber',
  ended: 'grey',
} satisfies Record<PromotionStatus, Tone>

/** Returns what describes a promotion in words: its state now, and when it runs. */
export function usePromotionFacts(venue: Pick<Venue, 'currency' | 'timeZone'>) {
  const t = useTranslations('marketing')
  const { day } = useVenueFormats(venue)
  const time = useVenueTime(venue)
  const days = daysField('', t)
  const hours = hoursField('', t)
  const isAll = (list: readonly string[]) => list.includes('ALL')

  function stateOf(promotion: Promotion): { tone: Tone; label: string } {
    const status = promotionStatus(promotion, time)
    const { firstDay } = promotion
    const label = status === 'scheduled' && firstDay ? t('startsAt', { day: day(firstDay) }) : t(`statuses.${status}`)
    return { tone: tones[status], label }
  }

  function hoursOf({ daysAvailable, hoursAvailable }: Times): string {
    if (isAll(daysAvailable) && isAll(hoursAvailable)) return t('always')
    return t('someTimes', {
      days: isAll(daysAvailable) ? t('everyDay') : days.text(daysAvailable),
      hours: isAll(hoursAvailable) ? t('allDay') : hours.text(hoursInOrder(hoursAvailable)),
    })
  }

  function datesOf({ firstDay, lastDay }: Times): string | null {
    if (firstDay && lastDay) return t('between', { from: day(firstDay), to: day(lastDay) })
    if (firstDay) return t('fromDay', { day: day(firstDay) })
    return lastDay ? t('untilDay', { day: day(lastDay) }) : null
  }

  return { stateOf, hoursOf, datesOf }
}
