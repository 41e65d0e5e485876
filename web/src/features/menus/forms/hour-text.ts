import { hourLabel, type HourOption } from '@brigade/domain/menus/menus.times.ts'
import type { Translate } from '#kit/i18n.ts'

/** What people read for an hour, 12 AM to 11 PM, in the language of the interface. */
export function hourText(hour: HourOption, t: Translate): string {
  if (hour === 'ALL') return t('days.ALL')
  const [number = '', half = ''] = hourLabel(hour).split(' ')
  return t(`halves.${half}`, { hour: number })
}
