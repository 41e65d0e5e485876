import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { serverNow } from '#kit/clock.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'

/** Says until when something is sold out, on the venue's clock; with the day where that is not today. */
export function useSoldOutWords(): (soldOut: SoldOut) => string {
  const t = useWords('selling')
  const { time, date, dateTime } = useFormats()
  return (soldOut) => {
    if (soldOut?.until == null) return t('open')
    const isToday = date(soldOut.until) === date(new Date(serverNow()).toISOString())
    return t('until', { time: isToday ? time(soldOut.until) : dateTime(soldOut.until) })
  }
}
