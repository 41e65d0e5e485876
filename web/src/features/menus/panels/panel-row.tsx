import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import { readName, secondName } from '#kit/read-name.ts'
import { genericMemo } from '#ui/generic-memo.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { dishIcon, soldOutIcon } from '#features/menus/menu-icons.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import type { RowLook } from '#features/menus/panels/panel-looks.ts'
import type { PanelParts } from '#features/menus/panels/use-menu-board.ts'
import styles from '#features/menus/panels/panel-row.module.css'
import type { Formats } from '#kit/formats.ts'
import type { Translate } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'

/** What can be done with the rows of a panel. Must be stable. */
export type RowActs = {
  choose: (id: number) => void
  open: (id: number) => void
  edit: (id: number) => void
  remove: (id: number) => void
  markSoldOut: (id: number) => void
}

/** What all rows of a panel share. Must be stable. */
export type RowContext = { t: Translate<'menus'>; formats: Formats; isBilingual: boolean }

type PanelRowProps<K extends MenuPartKind> = {
  part: PanelParts[K]
  look: RowLook<PanelParts[K]>
  acts: RowActs
  context: RowContext
  isActive: boolean
  /** The server's time as on the wire, in whole half minutes. */
  now: string
  /** What the row stands in, where that is not what is chosen beside it. */
  place?: string
}

/** Null for a record that has no picture, and may have one. */
function RowImage({ image }: { image: string | null }) {
  return image === null ? (
    <span className={styles.noImage}>
      <Icon path={dishIcon} size={22} />
    </span>
  ) : (
    <img className={styles.image} src={image} alt="" loading="lazy" decoding="async" width={50} height={40} />
  )
}

/** One record of a panel. Plain elements: lists of thousands are drawn with it. */
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
    <div className={`${styles.row} ${isActive ? styles.active : ''} ${isOut || place ? styles.isBrief : ''}`}>
      <button
        type="button"
        className={styles.main}
        data-row={id}
        aria-current={isActive || undefined}
        tabIndex={isActive ? 0 : -1}
        onClick={() => acts.choose(id)}
      >
        {image === undefined ? null : <RowImage image={image} />}
        <span className={styles.words}>
          <span className={styles.name}>
            {/* A clamped box lays out its children as blocks, and a block takes the side of its own language. */}
            <span>
              <bdi>{readName(name)}</bdi>
            </span>
          </span>
          {second ? (
            <span className={styles.arabic} lang={second.language} dir={isRightToLeft(second.language) ? 'rtl' : 'ltr'}>
              {second.text}
            </span>
          ) : null}
          <span className={styles.facts}>
            {price === null ? null : <span className={styles.price}>{formats.money(price)}</span>}
            {notes ? <span>{notes}</span> : null}
            {isOn ? null : <span className={styles.off}>{t('panels.off')}</span>}
            {isOut ? (
              <span className={styles.out}>
                {soldOut?.until ? t('soldOut.until', { time: formats.time(soldOut.until) }) : t('soldOut.open')}
              </span>
            ) : null}
          </span>
        </span>
      </button>
      <span className={styles.acts}>
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
