import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { lockIcon, menuIcon } from '#ui/icon-paths.ts'
import type { MenuAct } from '#ui/menu-button.tsx'

const PassphrasesDrawer = lazyPart(async () => ({
  default: (await import('#features/passphrases/public/passphrases-drawer.tsx')).PassphrasesDrawer,
}))

/**
 * Returns the tools of admins beside the menu of a venue: the preset names, and the venue's passphrases, whose drawer
 * is part of the page. None for other roles.
 */
export function useAdminTools(venue: Venue | null): { acts: MenuAct[]; drawer: ReactNode } {
  const t = useTranslations('presets')
  const keepsNames = useCan('groupNames:write')
  const setsPassphrases = useCan('passphrases:write')
  const [isOpen, setIsOpen] = useState(false)
  const acts: MenuAct[] = []
  if (keepsNames) {
    acts.push({ key: 'names', icon: menuIcon, label: t('screens.groupNames'), onChoose: '/menu/group-names' })
  }
  if (setsPassphrases && venue) {
    acts.push({
      key: 'passphrases',
      icon: lockIcon,
      label: t('passphrases:settings.title'),
      onChoose: () => setIsOpen(true),
    })
  }
  return { acts, drawer: isOpen && venue ? <PassphrasesDrawer venue={venue} onClose={() => setIsOpen(false)} /> : null }
}
