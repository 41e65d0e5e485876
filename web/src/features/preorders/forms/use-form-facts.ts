import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** Returns what describes a form in words: its slots, and until when guests can order. */
export function useFormFacts() {
  const t = useTranslations('preorders')
  const minutes = (count: number) => t('minutes', { count })
  return {
    slots: ({ fromTime: from, toTime: to, slotMinutes }: MenuForm) =>
      t('slots', { from, to, minutes: minutes(slotMinutes) }),
    cutOff({ cutOffBy, cutOffDays: count, cutOffTime: time, cutOffMinutes }: MenuForm): string {
      if (cutOffBy === 'minutes') return t('cutOffMinutes', { minutes: minutes(cutOffMinutes) })
      return count === 0 ? t('cutOffTimeSameDay', { time }) : t('cutOffTime', { time, count })
    },
    lead: ({ leadMinutes }: MenuForm) => t('leadText', { minutes: minutes(leadMinutes) }),
  }
}
