import { useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'

/** Leads from a screen that the settings link to back to them. */
export function SettingsTrail() {
  const t = useTranslations('auth')
  return <BackLink to="/settings">{t('screens.settings')}</BackLink>
}
