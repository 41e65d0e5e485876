import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import { isPromotionOver } from '@brigade/domain/menus/menus.promotion.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { pauseIcon } from '#ui/first-icon-paths.ts'
import { deleteIcon, editIcon, resumeIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'
import { useVenueTime } from '#features/marketing/use-venue-time.ts'
import { usePromotionFacts } from '#features/marketing/use-promotion-facts.ts'
import { useSwitchPromotion } from '#features/marketing/write-promotions.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** The tools that can be opened for one promotion. */
export const promotionTools = ['edit', 'delete'] as const

type PromotionsTableProps = {
  venue: Venue
  promotions: readonly Promotion[]
  onOpen: (tool: (typeof promotionTools)[number], id: number) => void
}

/** Lists the promotions of a venue in their order, with the state of each at this minute. */
export function PromotionsTable({ venue, promotions, onOpen }: PromotionsTableProps) {
  const t = useTranslations('marketing')
  const language = useLanguage()
  const { number } = useVenueFormats(venue)
  const { stateOf, hoursOf, datesOf } = usePromotionFacts(venue)
  const time = useVenueTime(venue)
  const columns: Column<Promotion>[] = [
    {
      key: 'promotion',
      label: t('columns.promotion'),
      kind: 'heading',
      render: ({ title }) => <bdi className={font.name}>{textIn(title, language)}</bdi>,
    },
    { key: 'times', label: t('columns.times'), kind: 'detail', render: hoursOf },
    {
      key: 'dates',
      label: t('columns.dates'),
      kind: 'time',
      inCard: 'hidden',
      render: (promotion) => datesOf(promotion) ?? <span className={font.soft}>{t('anyDay')}</span>,
    },
    {
      key: 'items',
      label: t('columns.items'),
      kind: 'amount',
      inCard: 'labelled',
      render: ({ items }) => number(items.length),
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: (promotion) => <StateTag {...stateOf(promotion)} />,
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (promotion) => (
        <PromotionActs
          promotion={promotion}
          name={textIn(promotion.title, language)}
          isOver={isPromotionOver(promotion, time)}
          onOpen={onOpen}
        />
      ),
    },
  ]
  return <DataTable label={t('tabs.promotions')} columns={columns} records={promotions} keyOf={({ id }) => id} />
}

type PromotionActsProps = Pick<PromotionsTableProps, 'onOpen'> & {
  promotion: Promotion
  name: string
  /** True if its last day is over: there is nothing to pause. */
  isOver: boolean
}

function PromotionActs({ promotion, name, isOver, onOpen }: PromotionActsProps) {
  const t = useTranslations('marketing')
  const change = useSwitchPromotion()
  const { id, isActive } = promotion
  return (
    <ToolRow>
      {isOver ? null : (
        <ToolButton
          icon={isActive ? pauseIcon : resumeIcon}
          label={t(isActive ? 'pauseOne' : 'resumeOne', { name })}
          isBusy={change.isPending}
          onClick={() => change.mutate({ id, isActive })}
        />
      )}
      <ToolButton icon={editIcon} label={t('edit', { name })} onClick={() => onOpen('edit', id)} />
      <ToolButton icon={deleteIcon} label={t('remove', { name })} onClick={() => onOpen('delete', id)} />
    </ToolRow>
  )
}
