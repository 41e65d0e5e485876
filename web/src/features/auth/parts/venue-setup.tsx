import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { Icon } from '#ui/icon.tsx'
import { settingsIcon } from '#ui/icon-paths.ts'
import { Panel } from '#ui/panel.tsx'
import row from '#ui/link-row.module.css'

/** Leads to the settings of the venue; nothing for people who set none up. */
export function VenueSetup() {
  const t = useTranslations('auth')
  if (!useCan('screens:venueSettings')) return null
  return (
    <Panel title={t('setup.title')} hint={t('setup.hint')}>
      <Link to="/settings/venue" className={row.link}>
        <Icon path={settingsIcon} />
        {t('setup.open')}
      </Link>
    </Panel>
  )
}
