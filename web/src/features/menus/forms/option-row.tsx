import type { ModifierOption } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { soldOutIcon } from '#features/menus/menu-icons.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import styles from '#features/menus/forms/options-dialog.module.css'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'

type OptionRowProps = {
  venue: Venue
  option: ModifierOption
  isOut: boolean
  onEdit: () => void
  onRemove: () => void
  onMarkSoldOut: () => void
}

export function OptionRow({ venue, option, isOut, onEdit, onRemove, onMarkSoldOut }: OptionRowProps) {
  const t = useWords('menus')
  const { money, time } = useVenueFormats(venue)
  const { name, price, soldOut } = option
  return (
    <li className={styles.option}>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name.en}</bdi>
        </span>
        {venue.biLingual && name.ar ? (
          <span lang="ar" dir="rtl" className={styles.arabic}>
            {name.ar}
          </span>
        ) : null}
        <span className={styles.facts}>
          {money(price)}
          {isOut ? (
            <span className={styles.out}>
              {soldOut?.until ? t('soldOut.until', { time: time(soldOut.until) }) : t('soldOut.open')}
            </span>
          ) : null}
        </span>
      </div>
      <button
        type="button"
        className={styles.act}
        onClick={onMarkSoldOut}
        aria-label={t('soldOut.actOf', { name: name.en })}
        title={t('soldOut.act')}
      >
        <Icon path={soldOutIcon} />
      </button>
      <button type="button" className={styles.act} onClick={onEdit} aria-label={t('panels.edit', { name: name.en })}>
        <Icon path={editIcon} />
      </button>
      <button
        type="button"
        className={styles.act}
        onClick={onRemove}
        aria-label={t('panels.remove', { name: name.en })}
      >
        <Icon path={deleteIcon} />
      </button>
    </li>
  )
}
