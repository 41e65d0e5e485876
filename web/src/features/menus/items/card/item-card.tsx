import { readName, secondName } from '#kit/i18n/read-name.ts'
import { mayDelete } from '@brigade/domain/menus/menus.deleting.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Formats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { ItemMarks } from '#features/menus/items/card/item-marks.tsx'
import { ItemPictures } from '#features/menus/items/card/item-pictures.tsx'
import { ItemPrice } from '#features/menus/items/card/item-price.tsx'
import type { ItemCardData } from '#features/menus/items/item-cards.queries.ts'
import { leafIcon, partsIcon, starIcon, tagIcon } from '#features/menus/item-icons.ts'
import { ToolButton } from '#ui/tool-button.tsx'
import type { ItemTool } from '#features/menus/items/item-tools.ts'
import { soldOutIcon } from '#features/menus/menu-icons.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { Icon } from '#ui/icon.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/items/card/item-card.module.css'

type ItemCardProps = {
  item: ItemCardData
  venue: Pick<Venue, 'biLingual'>
  money: Formats['money']
  onOpen: (tool: ItemTool, id: number) => void
}

/** Shows a summary of an item, with all actions for it. */
export const ItemCard = memo(function ItemCard({ item, venue, money, onOpen }: ItemCardProps) {
  const t = useTranslations('menuItems')
  const mayTag = useCan('menus:tag')
  const { id, name } = item
  const called = { name: readName(name) }
  const second = venue.biLingual ? secondName(name) : null
  const parts = item.condimentsCount + item.modifiersCount
  return (
    <article className={`${styles.card} ${stack.column}`} aria-label={readName(name)}>
      <ItemPictures name={readName(name)} images={item.images} />
      <div className={`${styles.body} ${stack.column2}`}>
        <div className={`${styles.head} ${stack.flex3}`}>
          <div>
            <h2 className={`${font.large} ${font.anywhere}`} dir="auto">
              {readName(name)}
            </h2>
            {second ? (
              <p className={font.soft}>
                <bdi lang={second.language}>{second.text}</bdi>
              </p>
            ) : null}
          </div>
          <ItemPrice item={item} money={money} />
        </div>
        <ItemMarks item={item} />
      </div>
      <div className={`${styles.actions} ${stack.wrap}`}>
        <ToolButton icon={editIcon} label={t('acts.of.edit', called)} onClick={() => onOpen('edit', id)}>
          {t('acts.edit')}
        </ToolButton>
        <Link
          to={`/items/${id}`}
          className={`${styles.link} ${stack.inline2}`}
          aria-label={t('acts.of.parts', { ...called, parts })}
        >
          <Icon path={partsIcon} />
          {t('acts.parts')} <span className={`${font.soft} ${font.regular}`}>{parts}</span>
        </Link>
        <span className={`${stack.flex} ${stack.pushed}`}>
          <ToolButton
            icon={soldOutIcon}
            label={t('menus:soldOut.actOf', called)}
            onClick={() => onOpen('soldOut', id)}
          />
          <ToolButton icon={starIcon} label={t('acts.of.recommend', called)} onClick={() => onOpen('recommend', id)} />
          <ToolButton icon={leafIcon} label={t('acts.of.eco', called)} onClick={() => onOpen('eco', id)} />
          {mayTag ? (
            <ToolButton icon={tagIcon} label={t('acts.of.tag', called)} onClick={() => onOpen('tag', id)} />
          ) : null}
          {mayDelete.item(item) ? (
            <ToolButton icon={deleteIcon} label={t('acts.of.delete', called)} onClick={() => onOpen('delete', id)} />
          ) : null}
        </span>
      </div>
    </article>
  )
})
