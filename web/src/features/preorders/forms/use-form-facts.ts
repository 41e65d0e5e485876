import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** Returns what describes a form in words: its slots, and until when guests can order. */
export function useFormFacts() {
  const t = useTranslations('preorders')
  return {
    slots: ({ fromTime: from, toTime: to, slotMinutes: minutes }: MenuForm) => t('slots', { from, to, minutes }),
    cutOff({ cutOffBy, cutOffDays: days, cutOffTime: time, cutOffMinutes: minutes }: MenuForm): string {
      if (cutOffBy === 'minutes') return t('cutOffMinutes', { minutes })
      return days === 0 ? t('cutOffTimeSameDay', { time }) : t('cutOffTime', { time, days })
    },
    lead: ({ leadMinutes: minutes }: MenuForm) => t('leadText', { minutes }),
  }
}
