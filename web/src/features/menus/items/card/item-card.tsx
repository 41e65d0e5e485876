import { readName, secondName } from '#kit/read-name.ts'
import { mayDelete } from '@brigade/domain/menus/menus.deleting.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Formats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
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
import styles from '#features/menus/items/card/item-card.module.css'

type ItemCardProps = {
  item: ItemCardData
  venue: Pick<Venue, 'biLingual'>
  money: Formats['money']
  onOpen: (tool: ItemTool, id: number) => void
}

/** An item at a glance, with everything that is done to it. */
export const ItemCard = memo(function ItemCard({ item, venue, money, onOpen }: ItemCardProps) {
  const t = useWords('menuItems')
  const mayTag = useCan('menus:tag')
  const { id, name } = item
  const called = { name: readName(name) }
  const second = venue.biLingual ? secondName(name) : null
  const parts = item.condimentsCount + item.modifiersCount
  return (
    <article className={styles.card} aria-label={readName(name)}>
      <ItemPictures name={readName(name)} images={item.images} />
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.name} dir="auto">
              {readName(name)}
            </h2>
            {second ? (
              <p className={styles.second}>
                <bdi lang={second.language}>{second.text}</bdi>
              </p>
            ) : null}
          </div>
          <ItemPrice item={item} money={money} />
        </div>
        <ItemMarks item={item} />
      </div>
      <div className={styles.actions}>
        <ToolButton icon={editIcon} label={t('acts.of.edit', called)} onClick={() => onOpen('edit', id)}>
          {t('acts.edit')}
        </ToolButton>
        <Link to={`/items/${id}`} className={styles.link} aria-label={t('acts.of.parts', { ...called, parts })}>
          <Icon path={partsIcon} />
          {t('acts.parts')} <span className={styles.count}>{parts}</span>
        </Link>
        <span className={styles.small}>
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
