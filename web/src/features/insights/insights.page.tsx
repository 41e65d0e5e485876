import type { CurrencySales } from '@brigade/domain/insights/insights.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { printerIcon, trendIcon } from '#ui/icon-paths.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Page } from '#ui/page.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { FigureCards } from '#features/insights/parts/figure-cards.tsx'
import { InsightFilters } from '#features/insights/parts/insight-filters.tsx'
import { InsightPeriod } from '#features/insights/parts/insight-period.tsx'
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
import { useSharedFailure } from '#features/insights/use-shared-failure.ts'
import { useLightPrint } from '#features/insights/use-light-print.ts'
import { useInsightsAddress } from '#features/insights/use-insights-address.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import short from '#ui/short-on-phones.module.css'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/insights/parts/insights.module.css'

/** Shows sales, items and service times of some business days, compared with the days before. (spec 1, §2.1) */
export function InsightsPage() {
  return (
    <VenueBookProvider>
      <Insights />
    </VenueBookProvider>
  )
}

function Insights() {
  const t = useTranslations('insights')
  const address = useInsightsAddress()
  const { asked, today } = address
  const queries = {
    sales: useQuery(insightSales(asked)),
    items: useQuery(insightItems(asked)),
    times: useQuery(insightTimes(asked)),
    requests: useQuery(insightRequests(asked)),
  }
  const { sales, items, times, requests } = queries
  const { failure, retry, areSomeShown } = useSharedFailure(Object.values(queries))
  const isFailed = failure !== undefined
  useLightPrint()
  return (
    <div className={styles.page}>
      <Page
        title={t('screens.insights')}
        filters={<InsightFilters address={address} />}
        actions={
          <BigButton kind="quiet" icon={printerIcon} className={short.button} onClick={() => window.print()}>
            <span className={short.word}>{t('print')}</span>
          </BigButton>
        }
      >
        <div className={stack.column3}>
          <InsightPeriod address={address} asOf={sales.data?.asOf ?? null} />
          {isFailed ? (
            <ErrorNote error={failure} onRetry={retry} {...(areSomeShown && { of: t('someMissing') })} />
          ) : null}
          <Loaded of={sales} isFailed={isFailed}>
            {({ currencies }) => (
              <Sales {...{ currencies, asked }} isBusy={sales.isPlaceholderData} isToday={asked.days.from >= today} />
            )}
          </Loaded>
          <Loaded of={items} isFailed={isFailed}>
            {(found) => (
              <div className={styles.panels}>
                <ItemPanels items={found} asked={asked} isBusy={items.isPlaceholderData} />
              </div>
            )}
          </Loaded>
          <Loaded of={times} isFailed={isFailed}>
            {(found) => (
              <div className={styles.panels}>
                <TimePanels times={found} asked={asked} isBusy={times.isPlaceholderData} />
              </div>
            )}
          </Loaded>
          <Loaded of={requests} isFailed={isFailed}>
            {(found) => (
              <div className={styles.panels}>
                <RequestPanel requests={found} asked={asked} isBusy={requests.isPlaceholderData} />
              </div>
            )}
          </Loaded>
        </div>
      </Page>
    </div>
  )
}

type LoadedProps<T> = { of: { data: T | undefined }; isFailed: boolean; children: (data: T) => ReactNode }

/** Renders the panels of a query. Its failure is shown once for the page. */
function Loaded<T>({ of: { data }, isFailed, children }: LoadedProps<T>) {
  if (data === undefined) return isFailed ? null : <Waiting />
  return children(data)
}

type SalesProps = { currencies: readonly CurrencySales[]; asked: InsightParams; isBusy: boolean; isToday: boolean }

function Sales({ currencies, asked, isBusy, isToday }: SalesProps) {
  const t = useTranslations('insights')
  if (currencies.length === 0) return <EmptyState icon={trendIcon} title={t('empty')} text={t('emptyText')} />
  return currencies.map((each) => {
    const shown = { sales: each, isAlone: currencies.length === 1, isBusy }
    return (
      <section key={each.currency} className={stack.column3}>
        {shown.isAlone ? null : <h2 className={font.large}>{t('figuresIn', { currency: each.currency })}</h2>}
        <FigureCards {...shown} isUnfinished={isToday} />
        <div className={styles.panels}>
          <SalesPanels {...shown} asked={asked} />
        </div>
      </section>
    )
  })
}
