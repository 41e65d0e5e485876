import { useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceChips } from '#features/menus/parts/choice-chips.tsx'
import type { ChosenMenu } from '#features/menus/use-chosen-menu.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/parts/menu-chooser.module.css'

/** Chooses the menu of the page; users who see all venues also choose the venue. */
export function MenuChooser({ chosen }: { chosen: ChosenMenu }) {
  const t = useTranslations('menuItems')
  const { venue, venues, choose, menus, menu, chooseMenu } = chosen
  return (
    <div className={`${styles.chooser} ${stack.flex3}`}>
      {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
      {menus && menus.length > 0 ? (
        <ChoiceChips label={t('categories.menus')} choices={menus} chosen={menu?.id ?? null} onChoose={chooseMenu} />
      ) : null}
    </div>
  )
}
