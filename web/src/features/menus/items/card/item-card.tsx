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
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
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

/** Shows a summary of an item: its parts and its form are one press away, the rarer acts behind ⋯. */
export const ItemCard = memo(function ItemCard({ item, venue, money, onOpen }: ItemCardProps) {
  const t = useTranslations('menuItems')
  const mayTag = useCan('menus:tag')
  const { id, name } = item
  const called = { name: readName(name) }
  const second = venue.biLingual ? secondName(name) : null
  const parts = item.condimentsCount + item.modifiersCount
  const acts: MenuAct[] = [
    actOf('soldOut', soldOutIcon, t('menus:soldOut.act')),
    actOf('recommend', starIcon, t('acts.recommend')),
    actOf('eco', leafIcon, t('acts.eco')),
    ...(mayTag ? [actOf('tag', tagIcon, t('acts.tag'))] : []),
    ...(mayDelete.item(item) ? [{ ...actOf('delete', deleteIcon, t('acts.delete')), isDanger: true }] : []),
  ]

  function actOf(tool: ItemTool, icon: string, label: string): MenuAct {
    return { key: tool, icon, label, onChoose: () => onOpen(tool, id) }
  }

  return (
    <article className={`${styles.card} ${stack.column}`} aria-label={readName(name)}>
      <div className={`${styles.body} ${stack.flex3} ${stack.grow}`}>
        <ItemPictures name={readName(name)} images={item.images} />
        <div className={`${stack.column1} ${stack.grow}`}>
          <div className={`${styles.head} ${stack.flex2}`}>
            <h2 className={`${styles.name} ${font.anywhere}`} dir="auto">
              {readName(name)}
            </h2>
            <ItemPrice item={item} money={money} />
          </div>
          {second ? (
            <p className={font.soft}>
              <bdi lang={second.language}>{second.text}</bdi>
            </p>
          ) : null}
          <ItemMarks item={item} />
        </div>
      </div>
      <div className={`${styles.actions} ${stack.row}`}>
        <Link
          to={`/items/${id}`}
          className={`${styles.link} ${stack.inline2}`}
          aria-label={t('acts.of.parts', { ...called, parts })}
        >
          <Icon path={partsIcon} />
          {t('acts.parts')} <span className={`${font.soft} ${font.regular}`}>{parts}</span>
        </Link>
        <span className={`${stack.row} ${stack.pushed}`}>
          <ToolButton icon={editIcon} label={t('acts.of.edit', called)} onClick={() => onOpen('edit', id)}>
            {t('acts.edit')}
          </ToolButton>
          <MenuButton isBare label={t('acts.of.more', called)} acts={acts} />
        </span>
      </div>
    </article>
  )
})
