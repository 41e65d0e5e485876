import { periodBefore } from '@brigade/domain/insights/insights.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { printerIcon, trendIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { FigureCards } from '#features/insights/parts/figure-cards.tsx'
import { InsightFilters } from '#features/insights/parts/insight-filters.tsx'
import { ItemPanels } from '#features/insights/parts/item-panels.tsx'
import { SalesPanels } from '#features/insights/parts/sales-panels.tsx'
import { RequestPanel, TimePanels } from '#features/insights/parts/time-panels.tsx'
import {
  insightItems,
  type InsightParams,
  insightRequests,
  insightSales,
  insightTimes,
} from '#features/insights/insights.queries.ts'
import { useLightPrint } from '#features/insights/use-light-print.ts'
import { useInsightsAddress } from '#features/insights/use-insights-address.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/insights/parts/insights.module.css'

/** Shows sales, items and service times of some business days, compared with the days before. (spec 1, §2.1) */
export function InsightsPage() {
  return (
    <AntdRoot>
      <VenueBookProvider>
        <Insights />
      </VenueBookProvider>
    </AntdRoot>
  )
}

function Insights() {
  const t = useTranslations('insights')
  const address = useInsightsAddress()
  const { asked } = address
  useLightPrint()
  return (
    <div className={styles.page}>
      <Page
        title={t('screens.insights')}
        filters={<InsightFilters address={address} />}
        actions={
          <BigButton kind="quiet" icon={printerIcon} onClick={() => window.print()}>
            {t('print')}
          </BigButton>
        }
      >
        <div className={stack.column3}>
          <Sales asked={asked} />
          <Service asked={asked} />
        </div>
      </Page>
    </div>
  )
}

function Sales({ asked }: { asked: InsightParams }) {
  const t = useTranslations('insights')
  const { day, time } = useFormats()
  const sales = useQuery(insightSales(asked))
  const items = useQuery(insightItems(asked))
  const before = periodBefore(asked.days)
  const isBusy = sales.isPlaceholderData
  return (
    <>
      <p className={`${styles.period} ${font.note}`}>
        <strong>
          {day(asked.days.from)} – {day(asked.days.to)}
        </strong>{' '}
        <span>{t('compared', { from: day(before.from), to: day(before.to) })}</span>{' '}
        {sales.data?.asOf ? <span>{t('asOf', { time: time(sales.data.asOf) })}</span> : null}
      </p>
      <ListStates
        list={sales}
        isEmpty={({ currencies }) => currencies.length === 0}
        empty={<EmptyState icon={trendIcon} title={t('empty')} text={t('emptyText')} />}
      >
        {({ currencies }) =>
          currencies.map((each) => {
            const shown = { sales: each, isAlone: currencies.length === 1, isBusy }
            return (
              <section key={each.currency} className={stack.column3}>
                {shown.isAlone ? null : <h2 className={font.large}>{t('figuresIn', { currency: each.currency })}</h2>}
                <FigureCards {...shown} />
                <div className={styles.panels}>
                  <SalesPanels {...shown} asked={asked} />
                </div>
              </section>
            )
          })
        }
      </ListStates>
      <ListStates list={items}>
        {(found) => (
          <div className={styles.panels}>
            <ItemPanels items={found} asked={asked} isBusy={items.isPlaceholderData} />
          </div>
        )}
      </ListStates>
    </>
  )
}

function Service({ asked }: { asked: InsightParams }) {
  const times = useQuery(insightTimes(asked))
  const requests = useQuery(insightRequests(asked))
  return (
    <>
      <ListStates list={times}>
        {(found) => (
          <div className={styles.panels}>
            <TimePanels times={found} asked={asked} isBusy={times.isPlaceholderData} />
          </div>
        )}
      </ListStates>
      <ListStates list={requests}>
        {(found) => (
          <div className={styles.panels}>
            <RequestPanel requests={found} asked={asked} isBusy={requests.isPlaceholderData} />
          </div>
        )}
      </ListStates>
    </>
  )
}
