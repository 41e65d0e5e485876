import { escalationsOf } from '@brigade/domain/requests/escalation.rules.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { alertableRoles } from '@brigade/domain/requests/escalation.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'

type Escalated = Pick<GuestRequest, 'escalations' | 'escalatedAt' | 'restaurantId'>

/** Returns a function that says to whom a request was escalated, and when: “Escalated: Manager 12:04”. */
export function useEscalationsText(): (request: Escalated, time: (at: string) => string) => string {
  const t = useTranslations('requests')
  return (request, time) => {
    const each = escalationsOf(request).map(({ roles, at }) => {
      const names = roles.map((role) => (isOneOf(alertableRoles, role) ? t(`auth:roles.${role}`) : role))
      return `${listed(names)} ${time(at)}`
    })
    return each.length === 0 ? '' : t('escalated', { roles: each.join(' · ') })
  }
}

/** Says to whom an open request was escalated, and when. */
export function Escalations({ request }: { request: GuestRequest }) {
  const text = useEscalationsText()
  const { time } = useVenueBook().formatsOf(request.restaurantId)
  const said = text(request, time)
  return said === '' ? null : <p className={font.note}>{said}</p>
}
