import { useWords } from '#kit/i18n.ts'
import { ChoiceChips } from '#features/menus/parts/choice-chips.tsx'
import type { ChosenMenu } from '#features/menus/use-chosen-menu.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'
import styles from '#features/menus/parts/menu-chooser.module.css'

/** The venue, for those who see all of them, and its menu that the page is about. */
export function MenuChooser({ chosen }: { chosen: ChosenMenu }) {
  const t = useWords('menuItems')
  const { venue, venues, choose, menus, menu, chooseMenu } = chosen
  return (
    <div className={styles.chooser}>
      {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
      {menus && menus.length > 0 ? (
        <ChoiceChips label={t('categories.menus')} choices={menus} chosen={menu?.id ?? null} onChoose={chooseMenu} />
      ) : null}
    </div>
  )
}
