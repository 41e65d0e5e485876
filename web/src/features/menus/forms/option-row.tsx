import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import { readName, secondName } from '#kit/i18n/read-name.ts'
import type { ModifierOption } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { soldOutIcon } from '#features/menus/menu-icons.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/forms/options-dialog.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'

type OptionRowProps = {
  venue: Venue
  option: ModifierOption
  isOut: boolean
  /** Neither for an option of a group that items share, in the list of one of them. */
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** None for a group that items share: what is sold out is marked where it is served. */
  onMarkSoldOut?: (() => void) | undefined
}

export function OptionRow({ venue, option, isOut, onEdit, onRemove, onMarkSoldOut }: OptionRowProps) {
  const t = useTranslations('menus')
  const { extra, time } = useVenueFormats(venue)
  const { name, price, soldOut } = option
  const second = venue.biLingual ? secondName(name) : null
  return (
    <li className={`${styles.option} ${stack.row1}`}>
      <div className={`${stack.column} ${stack.grow}`}>
        <span className={`${styles.name} ${font.name}`}>
          <bdi>{readName(name)}</bdi>
        </span>
        {second || isOut ? (
          <span className={`${stack.flex2} ${font.small}`}>
            {isOut ? (
              <span className={styles.out}>
                {soldOut?.until ? t('soldOut.until', { time: time(soldOut.until) }) : t('soldOut.open')}
              </span>
            ) : null}
            {second ? (
              <span lang={second.language} dir={isRightToLeft(second.language) ? 'rtl' : 'ltr'}>
                {second.text}
              </span>
            ) : null}
          </span>
        ) : null}
      </div>
      {/* A choice without a price of its own is the usual one. */}
      {price === 0 ? null : <span className={`${styles.price} ${stack.fixed}`}>{extra(price)}</span>}
      {onMarkSoldOut ? (
        <button
          type="button"
          className={`${styles.act} ${surface.iconButton}`}
          onClick={onMarkSoldOut}
          aria-label={t('soldOut.actOf', { name: readName(name) })}
          title={t('soldOut.act')}
        >
          <Icon path={soldOutIcon} />
        </button>
      ) : null}
      {onEdit ? (
        <button
          type="button"
          className={`${styles.act} ${surface.iconButton}`}
          onClick={onEdit}
          aria-label={t('panels.edit', { name: readName(name) })}
        >
          <Icon path={editIcon} />
        </button>
      ) : null}
      {onRemove ? (
        <button
          type="button"
          className={`${styles.act} ${surface.iconButton}`}
          onClick={onRemove}
          aria-label={t('panels.remove', { name: readName(name) })}
        >
          <Icon path={deleteIcon} />
        </button>
      ) : null}
    </li>
  )
}
