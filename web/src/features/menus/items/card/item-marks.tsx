import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import type { ItemCardData } from '#features/menus/items/item-cards.queries.ts'
import { menuTagLabels } from '@brigade/domain/menus/menus.labels.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { serverNow } from '#kit/clock.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { DayTags } from '#features/menus/parts/day-tags.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { ecoTagIcons, starIcon, tagIcon } from '#features/menus/item-icons.ts'
import styles from '#features/menus/items/card/item-card.module.css'

/** What is to be known of an item at a glance: whether it can be had, and when, and what it is recommended as. */
export function ItemMarks({ item }: { item: ItemCardData }) {
  const t = useWords('menuItems')
  const seesTags = useCan('menus:tag')
  const { ecoTag, tag, recommendationCategory, calory, isActive, hidePrice } = item
  const isOut = isSoldOut(item.soldOut, new Date(serverNow()).toISOString())
  return (
    <div className={styles.marks}>
      {isOut ? <StateTag tone="red" label={t('marks.soldOut')} isStrong /> : null}
      {isActive ? null : <StateTag tone="grey" label={t('off')} isStrong />}
      {hidePrice ? <StateTag tone="grey" label={t('marks.priceHidden')} /> : null}
      {ecoTag === 'none' ? null : <StateTag tone="green" icon={ecoTagIcons[ecoTag]} label={t(`eco.${ecoTag}`)} />}
      {seesTags && tag && isKeyOf(menuTagLabels, tag) ? (
        <StateTag tone="violet" icon={tagIcon} label={t(`tags.${tag}`)} />
      ) : null}
      {recommendationCategory === 'none' ? null : (
        <StateTag tone="blue" icon={starIcon} label={t('marks.recommended')} />
      )}
      {calory === null ? null : <StateTag tone="grey" label={t('marks.calories')} />}
      <DayTags days={item.daysAvailable} />
    </div>
  )
}
