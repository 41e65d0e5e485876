import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { TabBar } from '#ui/tab-bar.tsx'

const addresses = { mailing: '/mailing', contacts: '/mailing/contacts' } as const

type MailingTabsProps = { chosen: keyof typeof addresses; venue: Venue | null }

/** Renders the two lists of mailing: what is sent, and to whom. */
export function MailingTabs({ chosen, venue }: MailingTabsProps) {
  const t = useTranslations('mailing')
  const seesAll = useCan('venues:all')
  const navigate = useNavigate()
  const query = seesAll && venue ? `?venue=${venue.id}` : ''
  return (
    <TabBar
      label={t('screens.mailing')}
      tabs={[
        { name: 'mailing', label: t('screens.mailing') },
        { name: 'contacts', label: t('screens.contacts') },
      ]}
      chosen={chosen}
      onChoose={(name) => void navigate(`${addresses[name]}${query}`)}
    />
  )
}
