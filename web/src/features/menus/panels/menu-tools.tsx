import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMenuTools } from '#features/menus/bulk/public/use-menu-tools.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { MenuButton } from '#ui/menu-button.tsx'

/** Renders the acts for the chosen menu as a whole; nothing for people who may do none of them. */
export function MenuTools({ venue, menu }: { venue: Venue; menu: Menu }) {
  const t = useTranslations('menus')
  const { acts, over } = useMenuTools(venue, menu)
  return (
    <>
      <MenuButton label={t('tools.labelOf', { menu: readName(menu.name) })} isBare acts={acts} />
      {over}
    </>
  )
}
