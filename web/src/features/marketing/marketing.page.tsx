import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddressFilter } from '#kit/address/use-address.ts'
import { type OpenedTool, useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, promotionIcon, sortIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { TabBar } from '#ui/tab-bar.tsx'
import { DiscountedTable } from '#features/marketing/discounted-table.tsx'
import { sortPromotionsAddress } from '#features/marketing/marketing-address.ts'
import { atVenue } from '#features/venues/public/at-venue.ts'
import { offeredItemsOf, type PromotableItem, promotionsOfVenue } from '#features/marketing/marketing.queries.ts'
import { PromotionDrawer } from '#features/marketing/promotion-drawer.tsx'
import { PromotionsTable, promotionTools } from '#features/marketing/promotions-table.tsx'
import { useRemovePromotion } from '#features/marketing/write-promotions.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import font from '#ui/font.module.css'
import short from '#ui/short-on-phones.module.css'

const tabs = ['discounted'] as const

/** Lists the promotions of a venue, or the items that are cheaper at this minute. (screens, /marketing) */
export function MarketingPage() {
  const t = useTranslations('marketing')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(promotionTools)
  const [tab, setTab] = useAddressFilter('tab', tabs)
  const promotions = useQuery(promotionsOfVenue(venue?.id ?? null))
  const items = useQuery(offeredItemsOf(venue?.id ?? null))
  const failed = promotions.error ? promotions : items
  const loaded = promotions.data && items.data ? { promotions: promotions.data, offered: items.data } : undefined
  const ofVenue = venues && venue ? venue.id : null
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.marketing')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <LinkButton icon={sortIcon} className={short.button} to={atVenue(sortPromotionsAddress, ofVenue)}>
              <span className={short.word}>{t('sort')}</span>
            </LinkButton>
            <BigButton icon={addIcon} isOff={loaded === undefined} onClick={add}>
              {t('add')}
            </BigButton>
          </>
        }
        intro={
          <>
            <TabBar
              label={t('tabsLabel')}
              tabs={[
                { name: 'promotions', label: t('tabs.promotions') },
                { name: 'discounted', label: t('tabs.discounted') },
              ]}
              chosen={tab ?? 'promotions'}
              onChoose={(name) => setTab(name === 'discounted' ? name : undefined)}
            />
            <p className={font.soft}>{t(venue?.isDiscountedPrice === false ? 'discountsOff' : 'hint')}</p>
          </>
        }
        list={
          venue
            ? { data: loaded, error: failed.error, refetch: failed.refetch }
            : { data: undefined, error, refetch: retry }
        }
        isEmpty={(known) => known.promotions.length === 0 && tab === undefined}
        empty={<EmptyState icon={promotionIcon} title={t('empty')} text={t('emptyText')} />}
        over={venue && loaded ? <Tools {...loaded} venue={venue} opened={opened} onClose={close} /> : null}
      >
        {(known) => {
          if (!venue) return null
          if (tab === 'discounted') return <DiscountedTable venue={venue} {...known} />
          return <PromotionsTable venue={venue} promotions={known.promotions} onOpen={open} />
        }}
      </ListPage>
    </AntdRoot>
  )
}

type ToolsProps = {
  venue: Venue
  promotions: readonly Promotion[]
  offered: readonly PromotableItem[]
  opened: OpenedTool<(typeof promotionTools)[number]>
  onClose: () => void
}

function Tools({ venue, promotions, offered, opened, onClose }: ToolsProps) {
  const t = useTranslations('marketing')
  const language = useLanguage()
  const remove = useRemovePromotion()
  const record = useHeldRecord(promotions, opened?.id ?? null)
  return (
    <RecordToolHost
      opened={opened}
      record={record}
      renderForm={(promotion) => (
        <PromotionDrawer venue={venue} offered={offered} promotion={promotion} onClose={onClose} />
      )}
      renderRemoval={({ id, title }) => (
        <RemovalQuestion
          title={t('removeQuestion')}
          confirmLabel={t('removeAct')}
          name={textIn(title, language)}
          text={t('removeText')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSettled: onClose })}
          onCancel={onClose}
        />
      )}
    />
  )
}
