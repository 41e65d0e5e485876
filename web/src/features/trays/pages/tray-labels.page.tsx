import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { QRCode } from 'antd'
import { Link } from 'react-router'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { useAddressPage } from '#kit/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { ListStates } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import styles from '#features/trays/pages/tray-labels.page.module.css'
import { nameOfSticker } from '#features/trays/settings/sticker-rows.ts'
import { linkOfTray, stickersAddress } from '#features/trays/trays-address.ts'
import { stickersOf } from '#features/trays/trays.queries.ts'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'

/** More codes than these at once are slow to draw. */
const labelsAPage = 100

/** The labels of a venue's trays with their codes, as they come out of a printer. (screens, /qrslist) */
export function TrayLabelsPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Labels />
    </QueryClientProvider>
  )
}

function Labels() {
  const t = useWords('trays')
  const { venue, venues, error, retry } = useChosenVenue()
  const { number } = useFormats()
  const [page, setPage] = useAddressPage()
  const stickers = useQuery(stickersOf(venue?.id ?? null))
  const total = stickers.data?.length ?? 0
  return (
    <AntdRoot>
      <main className={styles.page}>
        <title>{`${t('stickers.labels')} · Brigade`}</title>
        <header className={styles.bar}>
          <h1>{t('stickers.labels')}</h1>
          <Link to={`${stickersAddress}${venues && venue ? `?venue=${venue.id}` : ''}`}>{t('stickers.back')}</Link>
          <BigButton isOff={!stickers.data} onClick={() => window.print()}>
            {t('stickers.print')}
          </BigButton>
          {total > labelsAPage ? (
            <PageSteps
              page={page}
              pageSize={labelsAPage}
              total={total}
              totalText={t('stickers.total', { count: total, shown: number(total) })}
              isBusy={false}
              onPage={setPage}
            />
          ) : null}
        </header>
        <ListStates list={venue ? stickers : { data: undefined, error, refetch: retry }}>
          {(known) => (
            <ul className={styles.labels}>
              {known.slice((page - 1) * labelsAPage, page * labelsAPage).map((sticker) => (
                <li key={sticker.id} className={styles.label}>
                  <QRCode
                    type="svg"
                    size={120}
                    bordered={false}
                    color="#000"
                    bgColor="#fff"
                    value={linkOfTray(sticker.serialContent)}
                  />
                  <strong>
                    <bdi>{nameOfSticker(sticker)}</bdi>
                  </strong>
                  <span>
                    <bdi>{venue?.name}</bdi> · {t(`types.${sticker.type}`)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </ListStates>
      </main>
    </AntdRoot>
  )
}
