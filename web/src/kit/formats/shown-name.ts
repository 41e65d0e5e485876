import { tableOfGuestName } from '@brigade/domain/access/guest-name.ts'
import type { TranslateAny } from '#kit/i18n/i18n.ts'

/**
 * Returns the name of the person who did something, as the interface shows it: a guest has only the name of their
 * table.
 */
export function shownName(name: string, t: TranslateAny): string {
  const table = tableOfGuestName(name)
  return table === null ? name : t('ui:guestAt', { table })
}
