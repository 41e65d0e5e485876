import { MenuScreen } from '#features/menus/panels/pages/menu-screen.tsx'
import { useWords } from '#kit/i18n.ts'

/** The menu of a venue in four panels: of one's own, or of a chosen one for those who see all. */
export function MenuPage() {
  const t = useWords('menus')
  return <MenuScreen title={t('screens.board')} />
}
