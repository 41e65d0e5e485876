import { MenuScreen } from '#features/menus/panels/pages/menu-screen.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'

/**
 * Shows the menu of a venue in four panels: of the user's own venue, or of a chosen one for users who see all venues.
 */
export function MenuPage() {
  const t = useTranslations('menus')
  return <MenuScreen title={t('screens.board')} />
}
