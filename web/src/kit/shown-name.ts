import { tableOfGuestName } from '@brigade/domain/access/guest-name.ts'
import type { Say } from '#kit/i18n.ts'

/** The name of the person who did something, as the interface calls them: a guest has none but that of their table. */
export function shownName(name: string, t: Say): string {
  const table = tableOfGuestName(name)
  return table === null ? name : t('ui:guestAt', { table })
}
