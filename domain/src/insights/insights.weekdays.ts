import type { DayFigures } from './insights.schema.ts'
import { weekdayOf } from './insights.rules.ts'

/** The sums of one weekday, of which a period has several. 0 is Monday. */
export type WeekdayFigures = Omit<DayFigures, 'day'> & { weekday: number }

const summed = ['orders', 'covers', 'orderPrice', 'discount', 'tipAmount'] as const

/** Sums days by weekday, in whole units of a currency with this many decimals. Weekdays without days are left out. */
export function byWeekday(days: readonly DayFigures[], decimals: number): WeekdayFigures[] {
  const scale = 10 ** decimals
  return Array.from({ length: 7 }, (_, weekday) => weekday).flatMap((weekday) => {
    const own = days.filter(({ day }) => weekdayOf(day) === weekday)
    if (own.length === 0) return []
    // In minor units, because decimals don't add up exactly.
    const sumOf = (name: (typeof summed)[number]) =>
      own.reduce((sum, figures) => sum + Math.round(figures[name] * scale), 0) / scale
    return [
      {
        weekday,
        orders: sumOf('orders'),
        covers: sumOf('covers'),
        orderPrice: sumOf('orderPrice'),
        discount: sumOf('discount'),
        tipAmount: sumOf('tipAmount'),
      },
    ]
  })
}
