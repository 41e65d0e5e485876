import { rolesSeenBy } from '@brigade/domain/staff/staff.roles.ts'
import { useMemo } from 'react'
import { useUser } from '#kit/calls/session.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AccountsPage } from '#features/staff/parts/accounts-page.tsx'

/** Lists the people of a venue, or of all of them. Super managers have a screen of their own. (screens, /staff) */
export function StaffPage() {
  const t = useTranslations('staff')
  const user = useUser()
  const roles = useMemo(() => rolesSeenBy(user).filter((role) => role !== 'supermanager'), [user])
  return <AccountsPage title={t('screens.staff')} roles={roles} hasVenues />
}
