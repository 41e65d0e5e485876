import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import { readName, secondName } from '#kit/i18n/read-name.ts'
import { genericMemo } from '#ui/generic-memo.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { dishIcon, soldOutIcon } from '#features/menus/menu-icons.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import type { RowAppearance } from '#features/menus/panels/panel-appearance.ts'
import type { PanelParts } from '#features/menus/panels/use-menu-board.ts'
import surface from '#ui/surface.module.css'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/panels/panel-row.module.css'
import type { Formats } from '#kit/formats/formats.ts'
import type { Translate } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'

/** The actions for the rows of a panel. Must be stable. */
export type RowActs = {
  choose: (id: number) => void
  open: (id: number) => void
  edit: (id: number) => void
  remove: (id: number) => void
  markSoldOut: (id: number) => void
}

/** The values that all rows of a panel share. Must be stable. */
export type RowContext = { t: Translate<'menus'>; formats: Formats; isBilingual: boolean }

type PanelRowProps<K extends MenuPartKind> = {
  part: PanelParts[K]
  look: RowAppearance<PanelParts[K]>
  acts: RowActs
  context: RowContext
  isActive: boolean
  /** The server's time in wire format, in whole half minutes. */
  now: string
  /** The name of the row's parent, if that is not the record chosen beside it. */
  place?: string
}

/** Shows a row's picture; null for a record without one that may have one. */
function RowImage({ image }: { image: string | null }) {
  return image === null ? (
    <span className={`${styles.noImage} ${stack.center} ${font.soft}`}>
      <Icon path={dishIcon} size={22} />
    </span>
  ) : (
    <img className={styles.image} src={image} alt="" loading="lazy" decoding="async" width={50} height={40} />
  )
}

/** Shows one record of a panel. It uses plain elements, because lists of thousands are drawn with it. */
function PanelRowOf<K extends MenuPartKind>({
  part,
  look,
  acts,
  context: { t, formats, isBilingual },
  isActive,
  now,
  place,
}: PanelRowProps<K>) {
  const name = look.nameOf(part)
  const second = isBilingual ? secondName(name) : null
  const price = look.priceOf(part)
  const image = look.imageOf(part)
  const soldOut = look.soldOutOf(part)
  const isOut = isSoldOut(soldOut, now)
  const notes = [place, look.noteOf(part, t)].filter(Boolean).join(' · ')
  const { id, isActive: isOn } = part

  return (
    <div className={`${styles.row} ${isActive ? styles.active : ''}`}>
      <button
        type="button"
        className={`${styles.main} ${surface.bare} ${stack.row3} ${stack.grow}`}
        data-row={id}
        aria-current={isActive || undefined}
        tabIndex={isActive ? 0 : -1}
        onClick={() => acts.choose(id)}
      >
        {image === undefined ? null : <RowImage image={image} />}
        <span className={`${styles.words} ${stack.column} ${stack.grow}`}>
          <span className={stack.row2}>
            <span className={`${font.name} ${font.ellipsis} ${stack.grow}`}>
              <bdi>{readName(name)}</bdi>
            </span>
            {price === null ? null : (
              <span className={`${styles.price} ${font.strong} ${stack.fixed}`}>{formats.money(price)}</span>
            )}
          </span>
          <span className={`${styles.facts} ${stack.row2} ${font.note}`}>
            {isOn ? null : <span className={`${styles.off} ${stack.fixed}`}>{t('panels.off')}</span>}
            {isOut ? (
              <span className={`${styles.out} ${stack.fixed}`}>
                {soldOut?.until ? t('soldOut.until', { time: formats.time(soldOut.until) }) : t('soldOut.open')}
              </span>
            ) : null}
            {second ? (
              <span
                className={`${styles.second} ${font.ellipsis}`}
                lang={second.language}
                dir={isRightToLeft(second.language) ? 'rtl' : 'ltr'}
              >
                {second.text}
              </span>
            ) : null}
            {notes ? <span className={`${font.ellipsis} ${stack.pushed}`}>{notes}</span> : null}
          </span>
        </span>
      </button>
      <span className={`${styles.acts} ${stack.row} ${stack.fixed}`}>
        {look.canBeSoldOut ? (
          <button
            type="button"
            className={`${styles.act} ${isOut ? styles.isOut : ''}`}
            onClick={() => acts.markSoldOut(id)}
            aria-label={t('soldOut.actOf', { name: readName(name) })}
            title={t('soldOut.act')}
          >
            <Icon path={soldOutIcon} size={18} />
          </button>
        ) : null}
        <button
          type="button"
          className={styles.act}
          onClick={() => acts.edit(id)}
          aria-label={t('panels.edit', { name: readName(name) })}
        >
          <Icon path={editIcon} size={18} />
        </button>
        {look.mayDelete(part) ? (
          <button
            type="button"
            className={styles.act}
            onClick={() => acts.remove(id)}
            aria-label={t('panels.remove', { name: readName(name) })}
          >
            <Icon path={deleteIcon} size={18} />
          </button>
        ) : null}
      </span>
    </div>
  )
}

export const PanelRow = genericMemo(PanelRowOf)
