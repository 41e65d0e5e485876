import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { serverNow } from '#kit/device/clock.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

/**
 * Returns a function that says until when something is sold out, on the venue's clock, with the day unless it is today.
 */
export function useSoldOutText(): (soldOut: SoldOut) => string {
  const t = useTranslations('selling')
  const { time, date, dateTime } = useFormats()
  return (soldOut) => {
    if (soldOut?.until == null) return t('open')
    const isToday = date(soldOut.until) === date(new Date(serverNow()).toISOString())
    return t('until', { time: isToday ? time(soldOut.until) : dateTime(soldOut.until) })
  }
}
