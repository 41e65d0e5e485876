import { useTranslations } from '#kit/i18n/i18n.ts'
import { AccountsPage } from '#features/staff/parts/accounts-page.tsx'

const superManagers = ['supermanager'] as const

/** Lists the accounts of super managers, for admins. (screens, /creds) */
export function CredentialsPage() {
  const t = useTranslations('staff')
  return <AccountsPage title={t('screens.credentials')} roles={superManagers} hasVenues={false} />
}
