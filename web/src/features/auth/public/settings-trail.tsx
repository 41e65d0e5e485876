import { useSearchParams } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'

/** Leads from a screen that the settings of a venue link to back to them, at the venue that the address names. */
export function SettingsTrail() {
  const t = useTranslations('auth')
  const [params] = useSearchParams()
  const venue = params.get('venue')
  return <BackLink to={venue ? `/settings/venue?venue=${venue}` : '/settings/venue'}>{t('setup.title')}</BackLink>
}
